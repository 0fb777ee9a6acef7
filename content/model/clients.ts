/**
 * sample: true
 *
 * These clients, their logos and what is said of them are made up, to be replaced by the owner's own with their consent.
 *
 * The kinds of client. They are not the eight sectors of /industry: a developer has buildings in several of those.
 */
export const sectorIds = [
  'Developer',
  'Hotel',
  'Mall',
  'School',
  'Warehouse',
  'Tower',
  'Community',
  'Clinic',
  'Industry',
] as const;
export type Sector = (typeof sectorIds)[number];

/** Thirty-seven (spec §9). An id is also the name of the logo, which is drawn in one colour so that it can follow the theme. */
export const clients = [
  { id: '01-tarveen', sector: 'Developer' },
  { id: '02-halwasi', sector: 'Developer' },
  { id: '03-wadrana', sector: 'Developer' },
  { id: '04-zafeena', sector: 'Developer' },
  { id: '05-safwara', sector: 'Developer' },
  { id: '06-twelve-dunes', sector: 'Developer' },
  { id: '07-sahlia', sector: 'Hotel' },
  { id: '08-dune-and-lantern', sector: 'Hotel' },
  { id: '09-nakhwa', sector: 'Hotel' },
  { id: '10-brindlesea', sector: 'Hotel' },
  { id: '11-qasr-orla', sector: 'Hotel' },
  { id: '12-souqara', sector: 'Mall' },
  { id: '13-marwaza', sector: 'Mall' },
  { id: '14-bazarine', sector: 'Mall' },
  { id: '15-ninepalms', sector: 'Mall' },
  { id: '16-brightwadi', sector: 'School' },
  { id: '17-hoopoe-house', sector: 'School' },
  { id: '18-alvareen', sector: 'School' },
  { id: '19-qalamora', sector: 'School' },
  { id: '20-kargata', sector: 'Warehouse' },
  { id: '21-palletra', sector: 'Warehouse' },
  { id: '22-makhzan-9', sector: 'Warehouse' },
  { id: '23-frostara', sector: 'Warehouse' },
  { id: '24-sanaam', sector: 'Tower' },
  { id: '25-prismara', sector: 'Tower' },
  { id: '26-kaf-44', sector: 'Tower' },
  { id: '27-meridune', sector: 'Tower' },
  { id: '28-rawdina', sector: 'Community' },
  { id: '29-ghafara', sector: 'Community' },
  { id: '30-tilal-suhara', sector: 'Community' },
  { id: '31-khor-linea', sector: 'Community' },
  { id: '32-nabdara', sector: 'Clinic' },
  { id: '33-aynara', sector: 'Clinic' },
  { id: '34-sinnora', sector: 'Clinic' },
  { id: '35-hadeedra', sector: 'Industry' },
  { id: '36-tamarok', sector: 'Industry' },
  { id: '37-voltaqa', sector: 'Industry' },
] as const satisfies readonly { readonly id: string; readonly sector: Sector }[];
export type ClientId = (typeof clients)[number]['id'];

export const clientLogo = (id: ClientId) => `clients/${id}` as const satisfies PictureName;

/** The strips on other pages show the first of them; /client-portfolio shows all. */
export const logosInStrip = 8;

export interface ClientsWords {
  readonly sectors: Readonly<Record<Sector, string>>;
  readonly items: Readonly<Record<ClientId, { readonly title: string; readonly excerpt: string }>>;
}
