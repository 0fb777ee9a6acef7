/**
 * sample: true
 *
 * Certificates, dates and issuers are made up, to be replaced by the owner's own.
 *
 * The first three are those of the home page's slider (spec §2). Dates are of first issue, and the last day of one that
 * is no longer held. An id is also the name of the drawing.
 */
export const certificates = [
  { id: 'iso-9001', date: '2019-05-20' },
  { id: 'iso-14001', date: '2019-05-20' },
  { id: 'ohsas-18001', date: '2014-03-11', until: '2020-09-14' },
  { id: 'iso-45001', date: '2020-09-15' },
  { id: 'iso-41001', date: '2021-11-08' },
  { id: 'iso-50001', date: '2022-06-27' },
  { id: 'iso-27001', date: '2023-02-14' },
  { id: 'bicsc', date: '2018-10-03' },
  { id: 'sustainable-fm', date: '2024-04-22' },
] as const;
export type CertificateId = (typeof certificates)[number]['id'];

export interface Certificate {
  readonly id: CertificateId;
  readonly date: string;
  readonly until?: string;
}

export const certificatePicture = (id: CertificateId) => `certificates/${id}` as const satisfies PictureName;

/** How many of them the home page shows. spec §2 */
export const certificatesOnHome = 3;

export interface CertificatesWords {
  readonly issuer: string;
  readonly items: Readonly<
    Record<
      CertificateId,
      {
        readonly title: string;
        readonly subject: string;
        /** What it means for a client, in one sentence. */
        readonly meaning: string;
        readonly alt: string;
      }
    >
  >;
}
