import { company } from '../model/company.ts';
import type { GalleryWords } from '../model/gallery.ts';

export const gallery = {
  meta: {
    title: 'Gallery',
    description:
      'Awards, celebrations, housekeeping, technical work and the team: forty-eight pictures from our sites and our yard in Dubai.',
  },
  banner: {
    title: 'Gallery',
    sentence: 'Our people at work, on stage and at the table.',
    alt: 'Two workers in a cradle hung from a rooftop crane high on a glass tower at sunset',
  },
  words: {
    eyebrow: 'Gallery',
    title: 'See us at work',
    lead: 'Choose a set, then open any picture to read what it shows.',
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
      alt: 'A technician sets a star trophy into a lit cabinet of cups and glass awards while a colleague watches',
      title: 'The cabinet by the stairs',
      description: 'Everyone passes it on the way to the store. The newest star goes on the upper shelf.',
    },
    'awards-2': {
      alt: 'On a stage with coral curtains a man in a kandura hands a gold cup to a technician; the audience cheers',
      title: 'Handover on stage',
      description: 'The yearly staff evening: the cup goes to the site team with the best audit of the year.',
    },
    'awards-3': {
      alt: 'A gold cup taller than a person on a round plinth, with smaller trophies and two colleagues around it',
      title: 'The big one',
      description: 'It takes two people to carry and one afternoon to polish.',
    },
    'awards-4': {
      alt: 'A technician straightens one of nine framed certificates on a green wall as a colleague looks on',
      title: 'Certificate wall',
      description: 'Nine frames, hung with a spirit level, as one would expect of the carpentry team.',
    },
    'awards-5': {
      alt: 'Colleagues of several trades cheer in a shower of confetti as one of them lifts a gold cup',
      title: 'Team of the year',
      description:
        'Housekeeping, engineering and the front desk won it together, so they lifted it together.',
    },
    'awards-6': {
      alt: 'A colleague in a teal cap wears a gold medal with a star and raises a fist',
      title: 'A medal for no accidents',
      description: 'One thousand working days without an injury on his site.',
    },
    'awards-7': {
      alt: 'Three colleagues with medals on a podium numbered one to three under palm trees and bunting',
      title: 'Skills day podium',
      description:
        'Pipe jointing, panel wiring and bed making, each against the clock and judged by clients.',
    },
    'awards-8': {
      alt: 'Guests in evening dress sit around a candle-lit table with a gold cup in the middle',
      title: 'Gala table',
      description: 'Dinner with clients after the ceremony. The cup had its own place setting.',
    },
    'celebrations-1': {
      alt: 'Colleagues gather behind a table with a two-tiered cake, balloons and bunting in the office',
      title: 'Another year',
      description: 'The cake for our anniversary, cut by whoever has been here longest.',
    },
    'celebrations-2': {
      alt: 'A technician holds up a large bunch of balloons in the office while a colleague cheers',
      title: 'Balloons on a Thursday',
      description: 'A contract renewed for three years, and the helpdesk found the helium.',
    },
    'celebrations-3': {
      alt: 'Adults and children with red, green, white and black balloons under bunting in the colours of the UAE',
      title: 'National Day',
      description: 'Families join us in the yard on the second of December.',
    },
    'celebrations-4': {
      alt: 'Six colleagues share a long table set with lanterns and dates at dusk, the city behind them',
      title: 'Iftar together',
      description: 'One long table in Ramadan for every shift, whatever they believe.',
    },
    'celebrations-5': {
      alt: 'A batter in teal meets the ball as fielders in coral and a cheering crowd watch',
      title: 'Engineers against housekeeping',
      description: 'The winter cricket match. Housekeeping leads the series.',
    },
    'celebrations-6': {
      alt: 'Three colleagues light oil lamps around a coloured rangoli pattern under strings of marigolds',
      title: 'Diwali lamps',
      description: 'The rangoli took the night shift two breaks to finish.',
    },
    'celebrations-7': {
      alt: 'Seen from behind, five colleagues raise their arms to fireworks above lit towers',
      title: 'New Year from the roof',
      description: 'Those on duty get the best view in the city.',
    },
    'celebrations-8': {
      alt: 'Four colleagues hold framed certificates on a stage, with a host on either side',
      title: 'Ten years with us',
      description: 'Long-service certificates for two technicians, a housekeeper and an accountant.',
    },
    'celebrations-9': {
      alt: 'A cook turns skewers on a grill while colleagues sit under a striped parasol and a child chases a ball',
      title: 'Barbecue in the park',
      description: 'The first cool weekend of November belongs to the families.',
    },
    'celebrations-10': {
      alt: 'Five colleagues in paper hats around a birthday cake with candles and two presents',
      title: 'Birthday at the helpdesk',
      description: 'Candles between two calls. The calls were answered.',
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
      description: 'Sign first, then the mop. The order matters.',
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
      title: 'Hospital corners',
      description: 'Bed making in pairs: three minutes and no crease.',
    },
    'housekeeping-6': {
      alt: 'A housekeeper cleans an office carpet with a rotary machine, leaving a bright strip behind',
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
      alt: 'A housekeeper rides a floor scrubber past shop fronts with striped awnings as a shopper walks by',
      title: 'Two thousand square metres an hour',
      description: 'The ride-on scrubber in a mall, slow lane only.',
    },
    'housekeeping-10': {
      alt: 'Two workers in reflective vests sweep leaves from a promenade beside a bin and a bench',
      title: 'Promenade at sunrise',
      description: 'Leaves to compost, paper to the blue bin, sand back to the beach.',
    },
    'technical-1': {
      alt: 'Two electricians and a client in hard hats at an open low-voltage panel with rows of breakers',
      title: 'Panel inspection',
      description: 'Tightening and testing with the client’s engineer beside us.',
    },
    'technical-2': {
      alt: 'Three people in hard hats inspect an air-cooled chiller on a roof among towers',
      title: 'Before the summer',
      description: 'Coils, pressures and fans of every chiller are checked between February and April.',
    },
    'technical-3': {
      alt: 'A technician kneels to align a green motor with a red pump while a colleague reads from a tablet',
      title: 'Pump alignment',
      description: 'Five hundredths of a millimetre now, or a new seal in three months.',
    },
    'technical-4': {
      alt: 'A technician points a thermal camera at a breaker panel; its screen glows purple and orange',
      title: 'Seeing heat',
      description: 'A loose terminal shows in colour long before it smells.',
    },
    'technical-5': {
      alt: 'One technician on a ladder changes a filter in a ceiling duct while another steadies the ladder',
      title: 'Filter change',
      description: 'One works, one holds the ladder. No exceptions.',
    },
    'technical-6': {
      alt: 'Three technicians stand among rows of solar panels on a roof',
      title: 'Rooftop solar',
      description: 'Washed at dawn when the glass is cold; the yield is read the same day.',
    },
    'technical-7': {
      alt: 'Two technicians check a yellow standby generator behind a striped floor line',
      title: 'Generator on load',
      description: 'Tested every month with the building’s real load, not only idling.',
    },
    'technical-8': {
      alt: 'Three operators work in front of a wall of eight screens full of charts',
      title: 'Control room',
      description: 'Alarms from the sites land here; most are cleared before anyone calls.',
    },
    'technical-9': {
      alt: 'A supervisor in white explains a safety board to a half circle of technicians beside a van',
      title: 'Toolbox talk',
      description: 'Ten minutes before work: today’s risks, today’s weather, any questions.',
    },
    'team-1': {
      alt: 'The whole team gathered on the steps of the head office, waving',
      title: 'Everyone who could be spared',
      description: 'The photograph was taken at shift change; the rest were looking after your building.',
    },
    'team-2': {
      alt: 'Three engineers in hard hats study plans on a table in front of a building under construction',
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
      description: 'The first faces in Al Quoz. They know which meeting room is cold.',
    },
    'team-5': {
      alt: 'Six people sit around an oval table with a chart on the screen behind them',
      title: 'Monday review',
      description: 'Overdue jobs first, praise second, everything else by email.',
    },
    'team-6': {
      alt: 'A trainer in a hard hat points at a board reading Safety First before a class at their desks',
      title: 'First week',
      description: 'Every new colleague sits here before going anywhere near a site.',
    },
    'team-7': {
      alt: 'Colleagues eat at a long canteen table while two cooks serve at the counter',
      title: 'Canteen',
      description: 'Four kitchens’ worth of home cooking, free for those on shift.',
    },
    'team-8': {
      alt: 'Two colleagues take helmets from a wall of shelves with yellow, teal and white hard hats',
      title: 'Helmet wall',
      description: 'White for supervisors, yellow for technicians, teal for visitors.',
    },
    'team-9': {
      alt: 'A site manager and a technician shake hands on a building site while three others watch',
      title: 'New site, first day',
      description: 'Keys, drawings and a handshake.',
    },
    'team-10': {
      alt: 'Five technicians with a van, cones and a lantern on a street at night',
      title: 'Night shift',
      description: 'Out there while you sleep, back before the traffic.',
    },
  },
} satisfies GalleryWords;
