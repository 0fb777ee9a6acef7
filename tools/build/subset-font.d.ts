/** The package brings no types; this is the part of it that tools/build/typeface.ts uses. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      readonly variationAxes: Readonly<
        Record<string, number | { readonly min: number; readonly max: number; readonly default: number }>
      >;
      readonly keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
}
