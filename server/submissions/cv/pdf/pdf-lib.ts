import { createRequire } from 'node:module';
import type * as PdfLib from '@cantoo/pdf-lib';

// Its one CommonJS build loads in a sixth of the time that hundreds of ES modules take.
const library = createRequire(import.meta.url)('@cantoo/pdf-lib') as typeof PdfLib;

export const {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFString,
} = library;

export type PDFDict = PdfLib.PDFDict;
export type PDFName = PdfLib.PDFName;
export type PDFNumber = PdfLib.PDFNumber;
export type PDFObject = PdfLib.PDFObject;
export type PDFRawStream = PdfLib.PDFRawStream;
