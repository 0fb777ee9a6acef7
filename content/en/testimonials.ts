/**
 * Sample content of a fictional company: these reviews, their writers and the case study are made up and are to
 * be replaced by the owner's real ones before the site is published.
 */
import { company } from '../model/company.ts';
import type { CaptionedPicture, PageBanner, PageMeta, SectionWords } from '../model/types.ts';

/** Field names are the spec's (§3). */
export interface Testimonial {
  readonly id: number;
  readonly fromtext: string;
  /** Which source's mark is shown. */
  readonly from: 'google';
  readonly description: string;
  /** Decoration: the name stands beside it. */
  readonly authorimg: CaptionedPicture;
  readonly authorname: string;
  readonly authordesig: '';
  readonly rating: 5;
}

export interface TestimonialsPage {
  readonly meta: PageMeta;
  readonly banner: PageBanner;
  readonly reviews: SectionWords & {
    /** Follows the number: "5 out of 5 stars". */
    readonly ratingSuffix: string;
  };
  readonly caseStudy: SectionWords & {
    readonly paragraphs: readonly string[];
    readonly results: readonly { readonly figure: string; readonly text: string }[];
    readonly picture: CaptionedPicture;
    readonly viewGallery: string;
  };
  readonly clients: SectionWords;
}

function review(id: number, portrait: PictureName, authorname: string, description: string): Testimonial {
  return {
    id,
    fromtext: 'Google Review',
    from: 'google',
    description,
    authorimg: { name: portrait, alt: '' },
    authorname,
    authordesig: '',
    rating: 5,
  };
}

/** Thirteen (spec §9). */
export const testimonials: readonly Testimonial[] = [
  review(
    1,
    'people/01',
    'Khalid Al Marri',
    `We manage eleven buildings and had eleven contractors. Moving the first three to ${company.shortName} took five weeks, and on the changeover night nobody in the towers noticed anything. The asset list they gave us afterwards was longer than the one we had paid a consultant for.`,
  ),
  review(
    2,
    'people/02',
    'Maria Lourdes Santos',
    'Our nursery is strict about what touches the floor. They changed every product to one without fragrance, showed us the data sheets, and the same four ladies come each evening. The children know them by name.',
  ),
  review(
    3,
    'people/03',
    'Rajesh Nair',
    'A chiller tripped at 2 in the morning in July with the hotel full. Their engineer was on the roof within fifty minutes, ran us on the standby machine and had the failed compressor contactor changed before breakfast. Guests never knew. I have the time stamps, that is why I can write this.',
  ),
  review(
    4,
    'people/04',
    'Mariam Al Suwaidi',
    'As chair of an owners’ committee I read every invoice. Theirs are the first I can follow without calling anyone. The ten-year plan helped us to explain the reserve fund to four hundred owners in one evening.',
  ),
  review(
    5,
    'people/05',
    'Thomas Lindqvist',
    'Good, dry, factual reports. They told us plainly that two of our pumps were oversized and that we should not buy a third. A contractor who talks you out of spending is rare.',
  ),
  review(
    6,
    'people/06',
    'Grace Wanjiru',
    'I run operations for a school. Six weeks of summer, ninety-two classrooms, new paint, serviced fan coils and mended desks, finished three days before teachers came back. Their supervisor walked every room with me and wrote down the small things as well.',
  ),
  review(
    7,
    'people/07',
    'Anthony D’Souza',
    'Twenty-two years in property and I still get nervous when the lift stops. They had the two people out in twenty minutes, stayed with them, then sent the report the same day with the part number of the door roller. Calm people. We renewed for three years.',
  ),
  review(
    8,
    'people/08',
    'Priya Menon',
    'The portal is what won me over. I can see which technician is on which floor and the photo of the finished job is there before he has left the building. My tenants get a message too, so the phone on my desk has gone quiet.',
  ),
  review(
    9,
    'people/09',
    'Samuel Okafor',
    'Security at our logistics park used to be a man and a notebook. Now trucks are booked, checked in and gone in six minutes on average. The guards are polite with drivers who have been on the road all night, and that matters to us.',
  ),
  review(
    10,
    'people/10',
    'Nour Haddad',
    'Clinic cleaning is a different trade and they treat it as one. Colour-coded cloths, a log on each door, swab results every month. When an inspector came unannounced the file was on the table in two minutes.',
  ),
  review(
    11,
    'people/11',
    'Imran Sheikh',
    'Our warehouse lights and dock doors were always somebody else’s problem. They made a list of forty faults in the first week, fixed thirty-one from the van and priced the rest honestly. Electricity is down by about a fifth since the high bays were changed.',
  ),
  review(
    12,
    'people/12',
    'Claire Whitmore',
    'I live in one of the communities they look after, so I see them as a resident and not as a client. Street lamp reported on Sunday night, mended on Monday. The gardeners stopped watering at noon. Small things, done without being asked twice.',
  ),
  review(
    13,
    'people/13',
    'Yousef Al Ketbi',
    'For the glass on our tower we had waited eight months because the cradle had no valid certificate. They repaired the machine, had it load-tested and inspected, then cleaned forty-four floors in nineteen days with no complaint from any tenant.',
  ),
];

/** Three of them stand on the home page (spec §9): a hotel, an owners' committee and a property manager. */
export const testimonialsOnHome: readonly Testimonial['id'][] = [3, 4, 8];

export const testimonialsPage: TestimonialsPage = {
  meta: {
    title: 'Testimonials',
    description:
      'Thirteen reviews by property managers, owners and residents in the UAE, and how two towers in Dubai got from breakdowns to planned work.',
  },
  banner: {
    title: 'Testimonials',
    sentence: 'The people who live and work in the buildings say it better than we could.',
    picture: {
      name: 'heroes/soft-wide',
      alt: 'Housekeepers with a floor scrubber and mop in a bright lobby with a reception desk',
    },
  },
  reviews: {
    title: 'Google Reviews',
    lead: 'Feedback That Drives Us: Insights from Our Satisfied Clients',
    ratingSuffix: 'out of 5 stars',
  },
  caseStudy: {
    eyebrow: 'Featured Case Study',
    title: 'Facilities Management Company',
    lead: 'Prismara Towers, Dubai: 412 apartments, two towers, nine years old when we came.',
    paragraphs: [
      'In the summer before we started, the towers logged 1,360 breakdown calls, most of them for cooling. Half the fan coils had no service record, and the booster pumps were run by hand because the controls had failed.',
      'We spent the first month on a survey: 2,870 assets tagged, photographed and rated. Then the drain pans and coils were cleaned floor by floor, the pump controls rebuilt, and a resident team of fourteen took over cleaning, maintenance and the front desks.',
      'Two summers later the calls had fallen to 540, and four jobs in five were planned. The service charge has stayed the same; the reserve fund has grown.',
    ],
    results: [
      { figure: '60%', text: 'fewer breakdown calls in summer' },
      { figure: '18%', text: 'less electricity in the common areas' },
      { figure: '38 min', text: 'average time to attend an emergency' },
    ],
    picture: {
      name: 'industry/residential',
      alt: 'Model of an apartment block with coloured balconies, a garden and a playground',
    },
    viewGallery: 'View Gallery',
  },
  clients: {
    title: 'Our valued partners',
    lead: 'Some of those who trust us with their keys.',
  },
};
