// The little Markdown of our rulebook pages, as data: paragraphs, lists, **strong** and *emphasis*. No HTML is made
// from text, so none can slip in.
export interface Span {
  text: string;
  strong: boolean;
  em: boolean;
}

export interface Block {
  list: boolean;
  lines: Span[][];
}

export function paragraphs(text: string): Block[] {
  const blocks: Block[] = [];
  for (const part of text.split(/\n\s*\n/)) {
    for (const line of part.split("\n")) {
      const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
      const last = blocks.at(-1);
      if (item) {
        if (last?.list) last.lines.push(spans(item[1]!));
        else blocks.push({ list: true, lines: [spans(item[1]!)] });
      } else if (line.trim()) {
        if (last && !last.list && last.lines.length && line !== part.split("\n")[0]) last.lines.push(spans(line.trim()));
        else blocks.push({ list: false, lines: [spans(line.trim())] });
      }
    }
  }
  return blocks;
}

export function spans(line: string): Span[] {
  return line
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|_[^_]+_|`[^`]+`)/)
    .filter(Boolean)
    .map((part) => {
      const strong = part.startsWith("**") && part.length > 4;
      const em = !strong && part.length > 2 && /^([*_`]).*\1$/.test(part);
      return { text: strong ? part.slice(2, -2) : em ? part.slice(1, -1) : part, strong, em };
    });
}
