import type { ClientsWords } from '../model/clients.ts';

export const clients = {
  sectors: {
    Developer: 'Developers',
    Hotel: 'Hotels',
    Mall: 'Malls',
    School: 'Schools',
    Warehouse: 'Warehouses',
    Tower: 'Towers',
    Community: 'Communities',
    Clinic: 'Clinics',
    Industry: 'Industry',
  },
  items: {
    '01-tarveen': {
      title: 'Tarveen Developments',
      excerpt: 'Handover snagging and the first two years of maintenance for new apartment blocks.',
    },
    '02-halwasi': {
      title: 'Halwasi Estates',
      excerpt: 'Plumbing, electrical and cooling call-outs across 640 leased villas.',
    },
    '03-wadrana': {
      title: 'Wadrana Properties',
      excerpt: 'One contract for nine mid-rise buildings, from lifts to lobby cleaning.',
    },
    '04-zafeena': {
      title: 'Zafeena Homes',
      excerpt: 'Repairs and homeowner helpdesk during the defects liability period.',
    },
    '05-safwara': {
      title: 'Safwara Holding',
      excerpt: 'Condition surveys and ten-year replacement plans for a mixed portfolio.',
    },
    '06-twelve-dunes': {
      title: 'Twelve Dunes',
      excerpt: 'Show homes kept ready for visitors seven days a week.',
    },
    '07-sahlia': {
      title: 'Hotel Sahlia',
      excerpt: 'Night engineering shift, kitchen extract cleaning and 180 guest rooms.',
    },
    '08-dune-and-lantern': {
      title: 'Dune & Lantern',
      excerpt: 'Generators, water treatment and pest control for a desert camp.',
    },
    '09-nakhwa': {
      title: 'Nakhwa Resort & Spa',
      excerpt: 'Lifeguards on four pools and a beach, with pool plant maintenance.',
    },
    '10-brindlesea': {
      title: 'Brindlesea Suites',
      excerpt: 'Housekeeping and linen rounds for serviced apartments by the marina.',
    },
    '11-qasr-orla': {
      title: 'Qasr Orla',
      excerpt: 'Façade cleaning, stone care and concierge for a city hotel.',
    },
    '12-souqara': {
      title: 'Souqara Mall',
      excerpt: 'Floor care by night, guarding by day, chillers around the clock.',
    },
    '13-marwaza': {
      title: 'Marwaza Galleria',
      excerpt: 'Escalators, fire systems and tenant fit-out permits.',
    },
    '14-bazarine': {
      title: 'Bazarine Outlet Village',
      excerpt: 'Open-air walkways, planting, car parks and waste sorting.',
    },
    '15-ninepalms': {
      title: 'Ninepalms Plaza',
      excerpt: 'A neighbourhood centre kept by one stationed supervisor and six trades.',
    },
    '16-brightwadi': {
      title: 'Brightwadi School',
      excerpt: 'Summer overhaul of cooling, paint and furniture in six weeks, every year.',
    },
    '17-hoopoe-house': {
      title: 'Hoopoe House Nursery',
      excerpt: 'Fragrance-free cleaning and playground checks before the children arrive.',
    },
    '18-alvareen': {
      title: 'Alvareen College',
      excerpt: 'Laboratory ventilation, lecture hall AV and campus security.',
    },
    '19-qalamora': {
      title: 'Qalamora Academy',
      excerpt: 'Bus yard, sports fields and a swimming hall with our lifeguards.',
    },
    '20-kargata': {
      title: 'Kargata Logistics Park',
      excerpt: 'Dock levellers, high-bay lighting and a gatehouse with barriers.',
    },
    '21-palletra': {
      title: 'Palletra Warehousing',
      excerpt: 'Sprinkler testing and pest control to food storage rules.',
    },
    '22-makhzan-9': {
      title: 'Makhzan 9',
      excerpt: 'Self-storage units with access control and night patrols.',
    },
    '23-frostara': {
      title: 'Frostara Cold Stores',
      excerpt: 'Refrigeration plant watched by sensors, with call-outs at any hour.',
    },
    '24-sanaam': { title: 'Sanaam Tower', excerpt: 'Forty floors of offices under one integrated contract.' },
    '25-prismara': {
      title: 'Prismara Towers',
      excerpt: 'Two residential towers where planned work replaced most breakdowns.',
    },
    '26-kaf-44': {
      title: 'Kaf 44',
      excerpt: 'Building maintenance units, rope access and a 44-storey glass skin.',
    },
    '27-meridune': {
      title: 'Meridune Heights',
      excerpt: 'Concierge, pools and mechanical plant for 312 apartments.',
    },
    '28-rawdina': {
      title: 'Rawdina Community',
      excerpt: 'Roads, irrigation and street lights for 1,100 homes.',
    },
    '29-ghafara': {
      title: 'Ghafara Gardens',
      excerpt: 'Parks and native planting on treated irrigation water.',
    },
    '30-tilal-suhara': {
      title: 'Tilal Suhara',
      excerpt: 'Gatehouses, patrols and waste collection for a villa community.',
    },
    '31-khor-linea': {
      title: 'Khor Linea Waterfront',
      excerpt: 'Promenade cleaning, quay lighting and fountain pumps.',
    },
    '32-nabdara': {
      title: 'Nabdara Medical Centre',
      excerpt: 'Clinical cleaning, filtered air and tested standby power.',
    },
    '33-aynara': {
      title: 'Aynara Eye Clinic',
      excerpt: 'Theatre air handling serviced at weekends, between lists.',
    },
    '34-sinnora': {
      title: 'Sinnora Dental',
      excerpt: 'Five branches with one contract and one monthly report.',
    },
    '35-hadeedra': {
      title: 'Hadeedra Steel',
      excerpt: 'Site services outside the process: power, water, fire and welfare buildings.',
    },
    '36-tamarok': {
      title: 'Tamarok Cement',
      excerpt: 'Dust control, industrial cleaning and canteen hygiene.',
    },
    '37-voltaqa': {
      title: 'Voltaqa Switchgear',
      excerpt: 'Clean-room air, compressed air and 24-hour guarding for an assembly hall.',
    },
  },
} satisfies ClientsWords;
