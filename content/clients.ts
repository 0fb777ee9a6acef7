/**
 * Sample content of a fictional company: these clients, their logos and what is said of them are made up and
 * are to be replaced by the owner's own, with their consent.
 */
export const sectors = [
  { id: 'Developer', label: 'Developers' },
  { id: 'Hotel', label: 'Hotels' },
  { id: 'Mall', label: 'Malls' },
  { id: 'School', label: 'Schools' },
  { id: 'Warehouse', label: 'Warehouses' },
  { id: 'Tower', label: 'Towers' },
  { id: 'Community', label: 'Communities' },
  { id: 'Clinic', label: 'Clinics' },
  { id: 'Industry', label: 'Industry' },
] as const;

export type Sector = (typeof sectors)[number]['id'];

export interface Client {
  readonly id: number;
  /** The logo in pictures/clients/, drawn in one colour. */
  readonly file: string;
  readonly title: string;
  readonly sector: Sector;
  readonly excerpt: string;
}

/** Thirty-seven (spec §9). */
export const clients: readonly Client[] = [
  {
    id: 1,
    file: '01-tarveen.svg',
    title: 'Tarveen Developments',
    sector: 'Developer',
    excerpt: 'Handover snagging and the first two years of maintenance for new apartment blocks.',
  },
  {
    id: 2,
    file: '02-halwasi.svg',
    title: 'Halwasi Estates',
    sector: 'Developer',
    excerpt: 'Plumbing, electrical and cooling call-outs across 640 leased villas.',
  },
  {
    id: 3,
    file: '03-wadrana.svg',
    title: 'Wadrana Properties',
    sector: 'Developer',
    excerpt: 'One contract for nine mid-rise buildings, from lifts to lobby cleaning.',
  },
  {
    id: 4,
    file: '04-zafeena.svg',
    title: 'Zafeena Homes',
    sector: 'Developer',
    excerpt: 'Defect repairs and homeowner helpdesk during the liability year.',
  },
  {
    id: 5,
    file: '05-safwara.svg',
    title: 'Safwara Holding',
    sector: 'Developer',
    excerpt: 'Condition surveys and ten-year replacement plans for a mixed portfolio.',
  },
  {
    id: 6,
    file: '06-twelve-dunes.svg',
    title: 'Twelve Dunes',
    sector: 'Developer',
    excerpt: 'Show homes kept ready for visitors seven days a week.',
  },
  {
    id: 7,
    file: '07-sahlia.svg',
    title: 'Hotel Sahlia',
    sector: 'Hotel',
    excerpt: 'Night engineering shift, kitchen extract cleaning and 180 guest rooms.',
  },
  {
    id: 8,
    file: '08-dune-and-lantern.svg',
    title: 'Dune & Lantern',
    sector: 'Hotel',
    excerpt: 'Generators, water treatment and pest control for a desert camp.',
  },
  {
    id: 9,
    file: '09-nakhwa.svg',
    title: 'Nakhwa Resort & Spa',
    sector: 'Hotel',
    excerpt: 'Lifeguards on four pools and a beach, with pool plant maintenance.',
  },
  {
    id: 10,
    file: '10-brindlesea.svg',
    title: 'Brindlesea Suites',
    sector: 'Hotel',
    excerpt: 'Housekeeping and linen rounds for serviced apartments by the marina.',
  },
  {
    id: 11,
    file: '11-qasr-orla.svg',
    title: 'Qasr Orla',
    sector: 'Hotel',
    excerpt: 'Façade cleaning, stone care and concierge for a city hotel.',
  },
  {
    id: 12,
    file: '12-souqara.svg',
    title: 'Souqara Mall',
    sector: 'Mall',
    excerpt: 'Floor care by night, guarding by day, chillers around the clock.',
  },
  {
    id: 13,
    file: '13-marwaza.svg',
    title: 'Marwaza Galleria',
    sector: 'Mall',
    excerpt: 'Escalators, fire systems and tenant fit-out permits.',
  },
  {
    id: 14,
    file: '14-bazarine.svg',
    title: 'Bazarine Outlet Village',
    sector: 'Mall',
    excerpt: 'Open-air walkways, planting, car parks and waste sorting.',
  },
  {
    id: 15,
    file: '15-ninepalms.svg',
    title: 'Ninepalms Plaza',
    sector: 'Mall',
    excerpt: 'A neighbourhood centre run by one resident supervisor and six trades.',
  },
  {
    id: 16,
    file: '16-brightwadi.svg',
    title: 'Brightwadi School',
    sector: 'School',
    excerpt: 'Summer overhaul of cooling, paint and furniture in six weeks, every year.',
  },
  {
    id: 17,
    file: '17-hoopoe-house.svg',
    title: 'Hoopoe House Nursery',
    sector: 'School',
    excerpt: 'Fragrance-free cleaning and playground checks before the children arrive.',
  },
  {
    id: 18,
    file: '18-alvareen.svg',
    title: 'Alvareen College',
    sector: 'School',
    excerpt: 'Laboratory ventilation, lecture hall AV and campus security.',
  },
  {
    id: 19,
    file: '19-qalamora.svg',
    title: 'Qalamora Academy',
    sector: 'School',
    excerpt: 'Bus yard, sports fields and a swimming hall with our lifeguards.',
  },
  {
    id: 20,
    file: '20-kargata.svg',
    title: 'Kargata Logistics Park',
    sector: 'Warehouse',
    excerpt: 'Dock levellers, high-bay lighting and a gatehouse with barriers.',
  },
  {
    id: 21,
    file: '21-palletra.svg',
    title: 'Palletra Warehousing',
    sector: 'Warehouse',
    excerpt: 'Sprinkler testing and pest control to food storage rules.',
  },
  {
    id: 22,
    file: '22-makhzan-9.svg',
    title: 'Makhzan 9',
    sector: 'Warehouse',
    excerpt: 'Self-storage units with access control and night patrols.',
  },
  {
    id: 23,
    file: '23-frostara.svg',
    title: 'Frostara Cold Stores',
    sector: 'Warehouse',
    excerpt: 'Refrigeration plant watched by sensors, with a one-hour call-out.',
  },
  {
    id: 24,
    file: '24-sanaam.svg',
    title: 'Sanaam Tower',
    sector: 'Tower',
    excerpt: 'Forty floors of offices under one integrated contract.',
  },
  {
    id: 25,
    file: '25-prismara.svg',
    title: 'Prismara Towers',
    sector: 'Tower',
    excerpt: 'Two residential towers where planned work replaced most breakdowns.',
  },
  {
    id: 26,
    file: '26-kaf-44.svg',
    title: 'Kaf 44',
    sector: 'Tower',
    excerpt: 'Building maintenance units, rope access and a 44-storey glass skin.',
  },
  {
    id: 27,
    file: '27-meridune.svg',
    title: 'Meridune Heights',
    sector: 'Tower',
    excerpt: 'Concierge, pools and mechanical plant for 312 apartments.',
  },
  {
    id: 28,
    file: '28-rawdina.svg',
    title: 'Rawdina Community',
    sector: 'Community',
    excerpt: 'Roads, irrigation and street lights for 1,100 homes.',
  },
  {
    id: 29,
    file: '29-ghafara.svg',
    title: 'Ghafara Gardens',
    sector: 'Community',
    excerpt: 'Parks and native planting watered by treated sewage effluent.',
  },
  {
    id: 30,
    file: '30-tilal-suhara.svg',
    title: 'Tilal Suhara',
    sector: 'Community',
    excerpt: 'Gatehouses, patrols and waste collection for a villa community.',
  },
  {
    id: 31,
    file: '31-khor-linea.svg',
    title: 'Khor Linea Waterfront',
    sector: 'Community',
    excerpt: 'Promenade cleaning, quay lighting and fountain pumps.',
  },
  {
    id: 32,
    file: '32-nabdara.svg',
    title: 'Nabdara Medical Centre',
    sector: 'Clinic',
    excerpt: 'Clinical cleaning, filtered air and tested standby power.',
  },
  {
    id: 33,
    file: '33-aynara.svg',
    title: 'Aynara Eye Clinic',
    sector: 'Clinic',
    excerpt: 'Theatre air handling serviced at weekends, between lists.',
  },
  {
    id: 34,
    file: '34-sinnora.svg',
    title: 'Sinnora Dental',
    sector: 'Clinic',
    excerpt: 'Five branches with one helpdesk number and one monthly report.',
  },
  {
    id: 35,
    file: '35-hadeedra.svg',
    title: 'Hadeedra Steel',
    sector: 'Industry',
    excerpt: 'Site services outside the process: power, water, fire and welfare buildings.',
  },
  {
    id: 36,
    file: '36-tamarok.svg',
    title: 'Tamarok Cement',
    sector: 'Industry',
    excerpt: 'Dust control, industrial cleaning and canteen hygiene.',
  },
  {
    id: 37,
    file: '37-voltaqa.svg',
    title: 'Voltaqa Switchgear',
    sector: 'Industry',
    excerpt: 'Clean-room air, compressed air and 24-hour guarding for an assembly hall.',
  },
];
