import { company } from '../model/company.ts';
import type { GalleryWords } from '../model/gallery.ts';

export const gallery = {
  meta: {
    title: 'Gallery: our teams at work in Dubai',
    description:
      'Awards, celebrations, housekeeping, technical work and the team: 48 illustrations of life on our sites and in our yard in Dubai.',
  },
  banner: {
    title: 'Gallery',
    sentence: 'Our people at work and at celebrations.',
    alt: 'Two workers in a cradle hung from a rooftop crane high on a glass tower at sunset',
  },
  words: {
    eyebrow: 'Gallery',
    title: 'See us at work',
    lead: 'Choose a set, then open any picture to read what it shows. The pictures are illustrations, not photographs.',
  },
  labels: {
    tabs: 'Picture sets',
    open: 'Open picture',
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    loading: 'Loading picture',
    failed: 'This picture could not be loaded.',
    position: '{n} of {total}',
  },
  tabs: {
    awards: 'Awards',
    celebrations: 'Celebrations',
    housekeeping: 'Housekeeping crew',
    technical: 'Technical expertise',
    team: `${company.shortName} team`,
  },
  images: {
    'awards-1': {
      alt: 'A technician sets a star trophy into a lit cabinet while a colleague watches',
      title: 'The cabinet by the stairs',
      description: 'It stands between the entrance and the store. The newest award goes on the upper shelf.',
    },
    'awards-2': {
      alt: 'On a stage a man in a kandura hands a gold cup to a technician; the audience cheers',
      title: 'Handover on stage',
      description: 'The yearly staff evening: the cup goes to the site team with the best audit of the year.',
    },
    'awards-3': {
      alt: 'A gold cup taller than a person on a plinth, with two colleagues beside it',
      title: 'The big one',
      description: 'Won for safety across all sites. It takes two people to carry.',
    },
    'awards-4': {
      alt: 'A technician straightens one of nine framed certificates on a green wall',
      title: 'Certificate wall',
      description: 'One frame for each certificate, hung by the carpentry team.',
    },
    'awards-5': {
      alt: 'Colleagues of several trades cheer under confetti as one lifts a gold cup',
      title: 'Team of the year',
      description: 'Housekeeping, engineering and the front desk won it together.',
    },
    'awards-6': {
      alt: 'A colleague in a teal cap wears a gold medal with a star and raises a fist',
      title: 'A medal for no accidents',
      description: '1,000 working days without an injury on his site.',
    },
    'awards-7': {
      alt: 'Three colleagues with medals on a podium under palm trees and bunting',
      title: 'Skills day podium',
      description:
        'Pipe jointing, panel wiring and bed making, each against the clock and judged by clients.',
    },
    'awards-8': {
      alt: 'Guests in evening dress around a candle-lit table with a gold cup',
      title: 'Gala table',
      description: 'Dinner with clients after the ceremony.',
    },
    'celebrations-1': {
      alt: 'Colleagues behind a table with a two-tiered cake, balloons and bunting',
      title: 'Another year',
      description: 'The cake for our anniversary, cut by the longest-serving colleague.',
    },
    'celebrations-2': {
      alt: 'A technician holds up a large bunch of balloons while a colleague cheers',
      title: 'Balloons on a Thursday',
      description: 'A contract has been renewed for three years.',
    },
    'celebrations-3': {
      alt: 'Families with balloons under bunting in the colours of the UAE',
      title: 'National Day',
      description: 'Families join us in the yard on the second of December.',
    },
    'celebrations-4': {
      alt: 'Six colleagues at a long table set with lanterns and dates at dusk',
      title: 'Iftar together',
      description: 'One long table in Ramadan for every shift.',
    },
    'celebrations-5': {
      alt: 'A batter in teal meets the ball as fielders in coral and a cheering crowd watch',
      title: 'Engineers against housekeeping',
      description: 'The winter cricket match between two departments.',
    },
    'celebrations-6': {
      alt: 'Three colleagues light oil lamps around a coloured rangoli under marigolds',
      title: 'Diwali lamps',
      description: 'The pattern was laid by colleagues of the night shift.',
    },
    'celebrations-7': {
      alt: 'Seen from behind, five colleagues raise their arms to fireworks above lit towers',
      title: 'New Year from the roof',
      description: 'The duty shift, two minutes after midnight.',
    },
    'celebrations-8': {
      alt: 'Four colleagues hold framed certificates on a stage, with a host on either side',
      title: 'Ten years with us',
      description: 'Long-service certificates for two technicians, a housekeeper and an accountant.',
    },
    'celebrations-9': {
      alt: 'A cook turns skewers on a grill while colleagues sit under a striped parasol',
      title: 'Barbecue in the park',
      description: 'The first cool weekend of November belongs to the families.',
    },
    'celebrations-10': {
      alt: 'Five colleagues in paper hats around a birthday cake with candles and two presents',
      title: 'Birthday at the helpdesk',
      description: 'A short break between two calls.',
    },
    'celebrations-11': {
      alt: 'Walkers with number bibs set off on a running track under an arch reading Health Walk',
      title: 'Health walk',
      description: 'Five kilometres before breakfast, with a free check-up at the finish.',
    },
    'housekeeping-1': {
      alt: 'Eight housekeepers with three stocked trolleys in front of the head office entrance',
      title: 'Ready at six',
      description: 'The morning crew before they leave for three towers and a clinic.',
    },
    'housekeeping-2': {
      alt: 'A housekeeper mops a lobby floor beside a wet-floor sign and a reception desk',
      title: 'Lobby, before the doors open',
      description: 'The warning sign goes up before the mop comes out.',
    },
    'housekeeping-3': {
      alt: 'A housekeeper vacuums a striped carpet in a living room with a yellow sofa',
      title: 'Apartment turnaround',
      description: 'A furnished flat is made ready in four hours between two guests.',
    },
    'housekeeping-4': {
      alt: 'Two workers in hard hats wash the windows of a tower from a cradle',
      title: 'Glass at height',
      description: 'Two certified operators, two lines each, and a third colleague on the roof.',
    },
    'housekeeping-5': {
      alt: 'Two housekeepers spread a white sheet over a hotel bed beside a linen trolley',
      title: 'Beds in pairs',
      description: 'Two housekeepers make a bed in three minutes.',
    },
    'housekeeping-6': {
      alt: 'A housekeeper cleans an office carpet with a rotary machine',
      title: 'Carpet, strip by strip',
      description: 'Friday night in an office, dry again before Monday.',
    },
    'housekeeping-7': {
      alt: 'Three housekeepers scrub the hood, worktop and tiled floor of a large kitchen',
      title: 'Kitchen deep clean',
      description: 'From the hood down to the drain, once a month, after the last order.',
    },
    'housekeeping-8': {
      alt: 'A housekeeper in gloves refills the towel dispenser in a green-tiled washroom',
      title: 'Washroom round',
      description: 'Every half hour in the mall, logged on the door.',
    },
    'housekeeping-9': {
      alt: 'A housekeeper rides a floor scrubber past shop fronts with striped awnings',
      title: 'Two thousand square metres an hour',
      description: 'The ride-on scrubber in a mall, at walking pace.',
    },
    'housekeeping-10': {
      alt: 'Two workers in reflective vests sweep leaves from a promenade',
      title: 'Promenade at sunrise',
      description: 'Leaves go to compost, paper to recycling.',
    },
    'technical-1': {
      alt: 'Two electricians and a client in hard hats at an open low-voltage panel',
      title: 'Panel inspection',
      description: 'Tightening and testing with the client’s engineer beside us.',
    },
    'technical-2': {
      alt: 'Three people in hard hats inspect an air-cooled chiller on a roof among towers',
      title: 'Before the summer',
      description: 'Coils, pressures and fans of every chiller are checked between February and April.',
    },
    'technical-3': {
      alt: 'A technician kneels to align a motor with a pump while a colleague reads from a tablet',
      title: 'Pump alignment',
      description: 'The shafts are set within five hundredths of a millimetre, which spares the seals.',
    },
    'technical-4': {
      alt: 'A technician points a thermal camera at a breaker panel',
      title: 'Seeing heat',
      description: 'A loose terminal shows up in colour before it fails.',
    },
    'technical-5': {
      alt: 'One technician on a ladder changes a duct filter while another steadies the ladder',
      title: 'Filter change',
      description: 'Changed by pressure drop rather than by date.',
    },
    'technical-6': {
      alt: 'Three technicians stand among rows of solar panels on a roof',
      title: 'Rooftop solar',
      description: 'Washed at dawn when the glass is cold; the yield is read the same day.',
    },
    'technical-7': {
      alt: 'Two technicians check a yellow standby generator behind a striped floor line',
      title: 'Generator on load',
      description: 'Tested every month with the building’s real load.',
    },
    'technical-8': {
      alt: 'Three operators work in front of a wall of eight screens full of charts',
      title: 'Control room',
      description: 'Alarms from the sites arrive here; most are cleared before anyone calls.',
    },
    'technical-9': {
      alt: 'A supervisor explains a safety board to a half circle of technicians beside a van',
      title: 'Toolbox talk',
      description: 'Ten minutes before work: today’s risks, today’s weather, any questions.',
    },
    'team-1': {
      alt: 'The whole team gathered on the steps of the head office, waving',
      title: 'The team at shift change',
      description: 'The only quarter of an hour when both shifts are here.',
    },
    'team-2': {
      alt: 'Three engineers in hard hats study plans in front of a building under construction',
      title: 'Reading the drawings early',
      description: 'We join a project before handover, while a valve can still be moved.',
    },
    'team-3': {
      alt: 'Four drivers stand in front of a row of white and teal vans under palm trees',
      title: 'The fleet',
      description: 'Each van carries the hundred parts that end most call-outs on the first visit.',
    },
    'team-4': {
      alt: 'Three receptionists behind a curved desk greet a colleague in uniform',
      title: 'Front desk',
      description: 'The first people you meet in Al Quoz.',
    },
    'team-5': {
      alt: 'Six people sit around an oval table with a chart on the screen behind them',
      title: 'Monday review',
      description: 'Overdue jobs come first, then complaints, then praise.',
    },
    'team-6': {
      alt: 'A trainer points at a board reading Safety First before a class at their desks',
      title: 'First week',
      description: 'Every new colleague is trained here before going to a site.',
    },
    'team-7': {
      alt: 'Colleagues eat at a long canteen table while two cooks serve at the counter',
      title: 'Canteen',
      description: 'Hot meals for everyone on shift.',
    },
    'team-8': {
      alt: 'Two colleagues take helmets from shelves of yellow, teal, white and coral hard hats',
      title: 'Helmet wall',
      description: 'A colour for each role on site: technicians, supervisors, trainees and visitors.',
    },
    'team-9': {
      alt: 'A site manager and a technician shake hands on a building site',
      title: 'New site, first day',
      description: 'Keys and drawings are handed over.',
    },
    'team-10': {
      alt: 'Five technicians with a van, cones and a lantern on a street at night',
      title: 'Night shift',
      description: 'Mobile teams work through the night in Dubai and Sharjah.',
    },
  },
} satisfies GalleryWords;
