import type { SustainabilityWords } from '../model/sustainability.ts';

export const sustainability = {
  meta: {
    title: 'Sustainable building operation in Dubai',
    description:
      'Energy, water, waste, cleaning, landscape, transport and people: seven places where a building can use less, and how we measure it.',
  },
  banner: {
    title: 'Sustainability',
    sentence: 'Less energy, water and waste, measured month by month.',
    alt: 'A terraced building covered in trees with solar panels, and an electric car charging at its foot',
  },
  intro: {
    eyebrow: 'How we see it',
    title: 'Measure, mend, then modernise',
    lead: 'Most of a building’s waste comes from small faults: a valve that leaks, a fan that never stops, a tap that drips.',
    paragraphs: [
      'In Dubai more than half of a building’s electricity commonly goes into cooling. So we begin in the plant room: clean the coils, correct the set points, find out why the pumps run at night. We recommend new equipment only once the building works as it was designed to.',
      'The work supports the Dubai Clean Energy Strategy 2050 and the UAE Net Zero 2050 strategy, and it starts with your own meters and your own bill. Our environmental management system is certified to ISO 14001:2015 and moves to the 2026 edition at the audit of 2027.',
    ],
    alt: 'Three technicians stand among rows of solar panels on a roof',
  },
  cards: {
    eyebrow: 'Where we act',
    title: 'Seven places to use less',
    items: {
      energy: {
        title: 'Energy',
        text: 'Cooling schedules follow the people in the building, chillers are sequenced by load, and common areas light up when somebody is there. We clean and check rooftop solar where you have it, and work out with you whether it would pay where you do not.',
        alt: 'A technician beside a giant light bulb, a battery and a field of solar panels',
      },
      water: {
        title: 'Water',
        text: 'Night readings show leaks: if a meter turns at three in the morning, we look for the reason. Aerators, dual flush valves and drip lines come next, and condensate from air handlers is collected for irrigation where pipes allow it.',
        alt: 'A giant tap drips into a pool beside a water tank and a bed of seedlings on drip irrigation',
      },
      waste: {
        title: 'Waste',
        text: 'We weigh first, then sort. Paper, plastic, metal, glass and food have their own bins at source, signs in the languages people read, and a collector with a permit. Lamps, batteries, oil and refrigerant leave with a note that records where they went.',
        alt: 'A worker beside four coloured sorting bins and a large green recycling sign',
      },
      'green-cleaning': {
        title: 'Green cleaning',
        text: 'Dosing pumps instead of guesswork, microfibre instead of disposable cloths, and products with a recognised eco-label wherever hygiene allows. One concentrate in place of nine bottles also means fewer vans on the road and fewer skin complaints in the crew.',
        alt: 'A housekeeper beside large leaf-labelled spray bottles and a stack of folded cloths',
      },
      landscape: {
        title: 'Landscape',
        text: 'Ghaf, sidr and bougainvillea need a fraction of the water of a lawn. We replant step by step, water at night from treated effluent where the network offers it, mulch with our own clippings, and leave corners for bees and birds.',
        alt: 'A gardener waters plants under a broad tree beside a small house with a planted roof',
      },
      mobility: {
        title: 'Mobility',
        text: 'Routes are planned by community and by part, so that a technician comes once, with what is needed. Vans are replaced with electric ones as their leases end, and charged by day under our own solar roof.',
        alt: 'A technician plugs an electric van into a charging post under a solar canopy',
      },
      people: {
        title: 'People',
        text: 'Savings depend on the people who run the plant. Crews learn what a litre and a kilowatt-hour cost, and suggestions that save are rewarded. Wages are paid on time through the Wages Protection System, and good housing and safe summers count among our measures.',
        alt: 'Colleagues and a client in a kandura gather around a young plant in a raised bed',
      },
    },
  },
  measures: {
    eyebrow: 'What we measure',
    title: 'Six figures we report',
    lead: 'From the first month of a contract they are read, corrected for weather and occupancy, and reported.',
    columns: {
      what: 'Measure',
      unit: 'Unit',
      how: 'Where it comes from',
      often: 'How often',
    },
    rows: {
      electricity: {
        what: 'Electricity',
        unit: 'kWh per m²',
        how: 'The utility’s bill (DEWA in Dubai) and sub-meters for cooling, lifts and common areas',
        often: 'Hourly where metered, else monthly',
      },
      water: {
        what: 'Water',
        unit: 'm³, and litres per night hour',
        how: 'Main and irrigation meters, read between 2:00 and 4:00',
        often: 'Daily',
      },
      waste: {
        what: 'Waste by type',
        unit: 'kg, and share recycled',
        how: 'Scales at the bin room and the collector’s tickets',
        often: 'Each collection',
      },
      refrigerant: {
        what: 'Refrigerant lost',
        unit: 'kg topped up',
        how: 'Cylinder weights on each job card',
        often: 'Each job',
      },
      travel: {
        what: 'Travel',
        unit: 'km per job, litres, kWh',
        how: 'Vehicle trackers, fuel cards and chargers',
        often: 'Monthly',
      },
      comfort: {
        what: 'Comfort',
        unit: 'complaints per 1,000 people',
        how: 'Helpdesk requests for too warm, too cold or stale air',
        often: 'Monthly',
      },
    },
    note: 'Comfort is on the list so that no saving leaves people too warm.',
  },
} satisfies SustainabilityWords;
