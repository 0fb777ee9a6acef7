/** The package brings no types; this is the part of it that tools/build/typeface.ts uses. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      readonly variationAxes: Record<
        string,
        { readonly min: number; readonly max: number; readonly default: number }
      >;
    },
  ): Promise<Buffer>;
}
