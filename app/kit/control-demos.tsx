import { useState } from 'react';
import { Accordion } from '../ui/accordion.tsx';
import { Band } from '../ui/band.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { MapFrame } from '../ui/map-frame.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { Select } from '../ui/select.tsx';
import styles from './demos.module.css';

export function ControlDemos() {
  return (
    <>
      <Band labelledBy="buttons">
        <SectionHeading
          id="buttons"
          eyebrow="app/ui/button.tsx, button-link.tsx"
          title="Buttons on every ground"
          lead="One primary on a screen; the arrow moves under the pointer."
        />
        <Buttons />
      </Band>
      <Band ground="deep" labelledBy="headings">
        <SectionHeading
          id="headings"
          eyebrow="app/ui/band.tsx, section-heading.tsx"
          title="A deep band with a centred heading"
          lead="The same tokens mean what is readable here."
          align="centre"
        />
      </Band>
      <Band ground="raised" labelledBy="breadcrumbs">
        <SectionHeading id="breadcrumbs" eyebrow="app/ui/breadcrumb.tsx" title="Breadcrumbs" />
        <Breadcrumb label="You are here" steps={[{ label: 'Home', to: '/' }]} current="Services" />
        <Breadcrumb
          label="You are here, on a policy page"
          steps={[
            { label: 'Home', to: '/' },
            { label: 'Policies', to: '/cookie-policy' },
          ]}
          current="Cookie Policy"
          policy
        />
      </Band>
      <Band ground="sand" labelledBy="selects">
        <SectionHeading id="selects" eyebrow="app/ui/select.tsx" title="Selects" />
        <Selects />
      </Band>
      <Band width="narrow" labelledBy="accordion">
        <SectionHeading id="accordion" eyebrow="app/ui/accordion.tsx" title="Accordion" />
        <Accordion name="kit-questions" items={questions} />
      </Band>
      <Band ground="sand" labelledBy="map">
        <SectionHeading id="map" eyebrow="app/ui/map-frame.tsx" title="Map frame" />
        <MapFrame
          words={{
            title: 'Map: the office',
            loadLabel: 'Show the map',
            loadNote: 'The map comes from Google, which then learns your IP address.',
            openLabel: 'Open in Google Maps',
          }}
          embedUrl="https://www.google.com/maps?q=25.1376,55.2279&z=14&output=embed"
          linkUrl="https://www.google.com/maps/search/?api=1&query=25.1376,55.2279"
        >
          <h3>Office 000, Example Tower</h3>
          <p>Al Quoz, Dubai, United Arab Emirates</p>
        </MapFrame>
      </Band>
    </>
  );
}

function Buttons() {
  const [busy, setBusy] = useState(false);
  return (
    <div className={styles.grounds}>
      {(['page', 'sand', 'deep', 'ink'] as const).map((ground) => (
        <div
          key={ground}
          className={`${styles.ground} ${styles[ground]}`}
          data-ground={ground === 'deep' || ground === 'ink' ? 'dark' : undefined}
        >
          <ButtonLink to="/kit/controls" icon="arrow-right">
            Get Started
          </ButtonLink>
          <ButtonLink to="tel:800000000" look="secondary" icon="phone" iconAt="start">
            Call toll-free
          </ButtonLink>
          <ButtonLink to="/faqs" look="quiet" icon="arrow-right">
            Learn more
          </ButtonLink>
          <Button size="large" busy={busy} disabled={busy} onClick={() => setBusy(true)}>
            {busy ? 'Sending...' : 'Send'}
          </Button>
          <Button disabled>Disabled</Button>
        </div>
      ))}
    </div>
  );
}

const positions = [
  'HVAC technician',
  'Electrician',
  'Housekeeper',
  'Security guard',
  'Lifeguard',
  'Helpdesk',
];
const many = Array.from({ length: 24 }, (_, index) => ({
  value: `${index}`,
  label: `Building ${index + 1}`,
}));

function Selects() {
  return (
    <form className={styles.columns}>
      <label className={styles.label} htmlFor="kit-position">
        Position
        <Select
          id="kit-position"
          name="position"
          options={positions}
          placeholder="Choose a position"
          required
        />
      </label>
      <label className={styles.label} htmlFor="kit-building">
        Building
        <Select id="kit-building" name="building" options={many} defaultValue="3" />
      </label>
      <label className={styles.label} htmlFor="kit-mistake">
        With a mistake
        <Select id="kit-mistake" name="mistake" options={positions} placeholder="Choose" aria-invalid />
      </label>
      <label className={styles.label} htmlFor="kit-closed">
        Not now
        <Select id="kit-closed" name="closed" options={positions} disabled />
      </label>
    </form>
  );
}

const questions = [
  {
    id: 'how-fast',
    title: 'How fast do you come when something breaks at night?',
    body: 'Within the hour for water, fire and lifts, and by the next morning for what can wait. The helpdesk tells you which it is while you are on the line.',
  },
  {
    id: 'who-pays',
    title: 'Who pays for spare parts?',
    body: 'Small ones are in the fee. Anything above the agreed limit is quoted first.',
  },
  {
    id: 'how-long',
    title: 'How long does a contract run, and what happens when we would like to end it early?',
    body: (
      <>
        <p>A year as a rule.</p>
        <p>Either side may end it with ninety days’ notice.</p>
      </>
    ),
  },
];
