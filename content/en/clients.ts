/**
 * Sample content of a fictional company: these clients, their logos and what is said of them are made up and
 * are to be replaced by the owner's own, with their consent.
 */
import type { CaptionedPicture } from '../model/types.ts';

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
  /** Drawn in one colour (currentColor), so that it can follow the theme. */
  readonly logo: CaptionedPicture;
  readonly title: string;
  readonly sector: Sector;
  readonly excerpt: string;
}

/** Thirty-seven (spec §9). */
export const clients: readonly Client[] = [
  {
    id: 1,
    logo: { name: 'clients/01-tarveen', alt: 'Tarveen Developments' },
    title: 'Tarveen Developments',
    sector: 'Developer',
    excerpt: 'Handover snagging and the first two years of maintenance for new apartment blocks.',
  },
  {
    id: 2,
    logo: { name: 'clients/02-halwasi', alt: 'Halwasi Estates' },
    title: 'Halwasi Estates',
    sector: 'Developer',
    excerpt: 'Plumbing, electrical and cooling call-outs across 640 leased villas.',
  },
  {
    id: 3,
    logo: { name: 'clients/03-wadrana', alt: 'Wadrana Properties' },
    title: 'Wadrana Properties',
    sector: 'Developer',
    excerpt: 'One contract for nine mid-rise buildings, from lifts to lobby cleaning.',
  },
  {
    id: 4,
    logo: { name: 'clients/04-zafeena', alt: 'Zafeena Homes' },
    title: 'Zafeena Homes',
    sector: 'Developer',
    excerpt: 'Defect repairs and homeowner helpdesk during the liability year.',
  },
  {
    id: 5,
    logo: { name: 'clients/05-safwara', alt: 'Safwara Holding' },
    title: 'Safwara Holding',
    sector: 'Developer',
    excerpt: 'Condition surveys and ten-year replacement plans for a mixed portfolio.',
  },
  {
    id: 6,
    logo: { name: 'clients/06-twelve-dunes', alt: 'Twelve Dunes' },
    title: 'Twelve Dunes',
    sector: 'Developer',
    excerpt: 'Show homes kept ready for visitors seven days a week.',
  },
  {
    id: 7,
    logo: { name: 'clients/07-sahlia', alt: 'Hotel Sahlia' },
    title: 'Hotel Sahlia',
    sector: 'Hotel',
    excerpt: 'Night engineering shift, kitchen extract cleaning and 180 guest rooms.',
  },
  {
    id: 8,
    logo: { name: 'clients/08-dune-and-lantern', alt: 'Dune & Lantern' },
    title: 'Dune & Lantern',
    sector: 'Hotel',
    excerpt: 'Generators, water treatment and pest control for a desert camp.',
  },
  {
    id: 9,
    logo: { name: 'clients/09-nakhwa', alt: 'Nakhwa Resort & Spa' },
    title: 'Nakhwa Resort & Spa',
    sector: 'Hotel',
    excerpt: 'Lifeguards on four pools and a beach, with pool plant maintenance.',
  },
  {
    id: 10,
    logo: { name: 'clients/10-brindlesea', alt: 'Brindlesea Suites' },
    title: 'Brindlesea Suites',
    sector: 'Hotel',
    excerpt: 'Housekeeping and linen rounds for serviced apartments by the marina.',
  },
  {
    id: 11,
    logo: { name: 'clients/11-qasr-orla', alt: 'Qasr Orla' },
    title: 'Qasr Orla',
    sector: 'Hotel',
    excerpt: 'Façade cleaning, stone care and concierge for a city hotel.',
  },
  {
    id: 12,
    logo: { name: 'clients/12-souqara', alt: 'Souqara Mall' },
    title: 'Souqara Mall',
    sector: 'Mall',
    excerpt: 'Floor care by night, guarding by day, chillers around the clock.',
  },
  {
    id: 13,
    logo: { name: 'clients/13-marwaza', alt: 'Marwaza Galleria' },
    title: 'Marwaza Galleria',
    sector: 'Mall',
    excerpt: 'Escalators, fire systems and tenant fit-out permits.',
  },
  {
    id: 14,
    logo: { name: 'clients/14-bazarine', alt: 'Bazarine Outlet Village' },
    title: 'Bazarine Outlet Village',
    sector: 'Mall',
    excerpt: 'Open-air walkways, planting, car parks and waste sorting.',
  },
  {
    id: 15,
    logo: { name: 'clients/15-ninepalms', alt: 'Ninepalms Plaza' },
    title: 'Ninepalms Plaza',
    sector: 'Mall',
    excerpt: 'A neighbourhood centre run by one resident supervisor and six trades.',
  },
  {
    id: 16,
    logo: { name: 'clients/16-brightwadi', alt: 'Brightwadi School' },
    title: 'Brightwadi School',
    sector: 'School',
    excerpt: 'Summer overhaul of cooling, paint and furniture in six weeks, every year.',
  },
  {
    id: 17,
    logo: { name: 'clients/17-hoopoe-house', alt: 'Hoopoe House Nursery' },
    title: 'Hoopoe House Nursery',
    sector: 'School',
    excerpt: 'Fragrance-free cleaning and playground checks before the children arrive.',
  },
  {
    id: 18,
    logo: { name: 'clients/18-alvareen', alt: 'Alvareen College' },
    title: 'Alvareen College',
    sector: 'School',
    excerpt: 'Laboratory ventilation, lecture hall AV and campus security.',
  },
  {
    id: 19,
    logo: { name: 'clients/19-qalamora', alt: 'Qalamora Academy' },
    title: 'Qalamora Academy',
    sector: 'School',
    excerpt: 'Bus yard, sports fields and a swimming hall with our lifeguards.',
  },
  {
    id: 20,
    logo: { name: 'clients/20-kargata', alt: 'Kargata Logistics Park' },
    title: 'Kargata Logistics Park',
    sector: 'Warehouse',
    excerpt: 'Dock levellers, high-bay lighting and a gatehouse with barriers.',
  },
  {
    id: 21,
    logo: { name: 'clients/21-palletra', alt: 'Palletra Warehousing' },
    title: 'Palletra Warehousing',
    sector: 'Warehouse',
    excerpt: 'Sprinkler testing and pest control to food storage rules.',
  },
  {
    id: 22,
    logo: { name: 'clients/22-makhzan-9', alt: 'Makhzan 9' },
    title: 'Makhzan 9',
    sector: 'Warehouse',
    excerpt: 'Self-storage units with access control and night patrols.',
  },
  {
    id: 23,
    logo: { name: 'clients/23-frostara', alt: 'Frostara Cold Stores' },
    title: 'Frostara Cold Stores',
    sector: 'Warehouse',
    excerpt: 'Refrigeration plant watched by sensors, with a one-hour call-out.',
  },
  {
    id: 24,
    logo: { name: 'clients/24-sanaam', alt: 'Sanaam Tower' },
    title: 'Sanaam Tower',
    sector: 'Tower',
    excerpt: 'Forty floors of offices under one integrated contract.',
  },
  {
    id: 25,
    logo: { name: 'clients/25-prismara', alt: 'Prismara Towers' },
    title: 'Prismara Towers',
    sector: 'Tower',
    excerpt: 'Two residential towers where planned work replaced most breakdowns.',
  },
  {
    id: 26,
    logo: { name: 'clients/26-kaf-44', alt: 'Kaf 44' },
    title: 'Kaf 44',
    sector: 'Tower',
    excerpt: 'Building maintenance units, rope access and a 44-storey glass skin.',
  },
  {
    id: 27,
    logo: { name: 'clients/27-meridune', alt: 'Meridune Heights' },
    title: 'Meridune Heights',
    sector: 'Tower',
    excerpt: 'Concierge, pools and mechanical plant for 312 apartments.',
  },
  {
    id: 28,
    logo: { name: 'clients/28-rawdina', alt: 'Rawdina Community' },
    title: 'Rawdina Community',
    sector: 'Community',
    excerpt: 'Roads, irrigation and street lights for 1,100 homes.',
  },
  {
    id: 29,
    logo: { name: 'clients/29-ghafara', alt: 'Ghafara Gardens' },
    title: 'Ghafara Gardens',
    sector: 'Community',
    excerpt: 'Parks and native planting watered by treated sewage effluent.',
  },
  {
    id: 30,
    logo: { name: 'clients/30-tilal-suhara', alt: 'Tilal Suhara' },
    title: 'Tilal Suhara',
    sector: 'Community',
    excerpt: 'Gatehouses, patrols and waste collection for a villa community.',
  },
  {
    id: 31,
    logo: { name: 'clients/31-khor-linea', alt: 'Khor Linea Waterfront' },
    title: 'Khor Linea Waterfront',
    sector: 'Community',
    excerpt: 'Promenade cleaning, quay lighting and fountain pumps.',
  },
  {
    id: 32,
    logo: { name: 'clients/32-nabdara', alt: 'Nabdara Medical Centre' },
    title: 'Nabdara Medical Centre',
    sector: 'Clinic',
    excerpt: 'Clinical cleaning, filtered air and tested standby power.',
  },
  {
    id: 33,
    logo: { name: 'clients/33-aynara', alt: 'Aynara Eye Clinic' },
    title: 'Aynara Eye Clinic',
    sector: 'Clinic',
    excerpt: 'Theatre air handling serviced at weekends, between lists.',
  },
  {
    id: 34,
    logo: { name: 'clients/34-sinnora', alt: 'Sinnora Dental' },
    title: 'Sinnora Dental',
    sector: 'Clinic',
    excerpt: 'Five branches with one helpdesk number and one monthly report.',
  },
  {
    id: 35,
    logo: { name: 'clients/35-hadeedra', alt: 'Hadeedra Steel' },
    title: 'Hadeedra Steel',
    sector: 'Industry',
    excerpt: 'Site services outside the process: power, water, fire and welfare buildings.',
  },
  {
    id: 36,
    logo: { name: 'clients/36-tamarok', alt: 'Tamarok Cement' },
    title: 'Tamarok Cement',
    sector: 'Industry',
    excerpt: 'Dust control, industrial cleaning and canteen hygiene.',
  },
  {
    id: 37,
    logo: { name: 'clients/37-voltaqa', alt: 'Voltaqa Switchgear' },
    title: 'Voltaqa Switchgear',
    sector: 'Industry',
    excerpt: 'Clean-room air, compressed air and 24-hour guarding for an assembly hall.',
  },
];

/** The strips on other pages show the first of them; /client-portfolio shows all. */
export const logosInStrip = clients.slice(0, 12).map(({ logo }) => logo);
