import type { HeldReason } from '../../../contract/cv-verdict.ts';

/** A file that must not be handed on, and one of the reasons why. */
export interface HostileCv {
  readonly family: string;
  readonly name: string;
  readonly bytes: Buffer;
  readonly held: HeldReason;
}

/** A way to make files of one type: those of one family that are held for one reason. */
export const heldFiles =
  <Options>(type: string, name: string, build: (options: Options) => Buffer) =>
  (family: string, held: HeldReason, ...files: readonly (Options | Buffer)[]): HostileCv[] =>
    files.map((file) => ({
      family: `${type}: ${family}`,
      name,
      bytes: Buffer.isBuffer(file) ? file : build(file),
      held,
    }));

export const program = Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(4096, 0x90)]);
export const gif = Buffer.from(
  'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff!\xf9\x04\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
  'latin1',
);
