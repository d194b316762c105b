// Which sheet lies on the table: one at a time.
export type SheetName = "menu" | "rules" | "keys" | "phrases" | "resign" | "invite" | "carry";

class Sheets {
  now = $state<SheetName | null>(null);
  clause = $state<string | null>(null);

  open(name: SheetName): void {
    this.now = name;
  }

  /** Opens the rules, at a clause if one is named. */
  rules(clause: string | null): void {
    this.clause = clause;
    this.now = "rules";
  }

  close(): void {
    this.now = null;
  }
}

export const sheets = new Sheets();
