declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: "woff2"; variationAxes: Record<string, { min: number; max: number }>; keepFeatures: string[] },
  ): Promise<Buffer>;
}
