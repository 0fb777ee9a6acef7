import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type Place, type PlaceRules, UploadPlaces } from './upload-places.ts';

const rules: PlaceRules = {
  atATime: 2,
  ofOneNetwork: 1,
  inLine: 2,
  inLineOfOneNetwork: 2,
  waitMs: 600_000,
  graceMs: 4,
  leastBytesPerSecond: 1_000_000,
};

async function entered(taking: Promise<Place | undefined>): Promise<Place> {
  const place = await taking;
  assert.ok(place);
  return place;
}

test('so many uploads are read at a time, and whoever waits comes next, in the order they came', async () => {
  const places = new UploadPlaces(rules);
  const [first, second] = [await entered(places.take('a')), await entered(places.take('b'))];
  const order: string[] = [];
  const third = entered(places.take('c')).finally(() => order.push('c'));
  const fourth = entered(places.take('d')).finally(() => order.push('d'));
  first.leave();
  await third;
  second.leave();
  await fourth;
  assert.deepEqual(order, ['c', 'd']);
});

test('one network cannot take the places of others', async () => {
  const places = new UploadPlaces(rules);
  const first = await entered(places.take('a'));
  const again = places.take('a');
  await entered(places.take('b'));
  first.leave();
  await entered(again);
});

test('many who wait from one network neither fill the line nor come before somebody else', async () => {
  const places = new UploadPlaces({ ...rules, ofOneNetwork: 2, inLine: 3 });
  const [first] = [await entered(places.take('a')), await entered(places.take('a'))];
  const flood = [places.take('a'), places.take('a')];
  assert.equal(await places.take('a'), undefined);
  const other = places.take('b');
  first.leave();
  const place = await entered(other);
  place.leave();
  for (const waiting of flood) (await entered(waiting)).leave();
});

test('a few networks that fill the whole line make room in it for somebody else', async () => {
  const shares = { atATime: 4, ofOneNetwork: 2, inLine: 6, inLineOfOneNetwork: 3 };
  const places = new UploadPlaces({ ...rules, ...shares });
  const held: Place[] = [];
  for (const network of ['a', 'a', 'b', 'b']) held.push(await entered(places.take(network)));
  const sentAway: string[] = [];
  const flood = ['a', 'a', 'a', 'b', 'b', 'b'].map((network, index) =>
    places.take(network).then((place) => {
      if (!place) sentAway.push(`${network}${index}`);
      return place;
    }),
  );
  const newcomers = [places.take('c'), places.take('d')];
  held.pop()?.leave();
  for (const newcomer of newcomers) (await entered(newcomer)).leave();
  assert.deepEqual(sentAway, ['a2', 'b5'], 'the last of each');
  for (const place of held) place.leave();
  for (const waiting of flood) (await waiting)?.leave();
});

test('where everybody in the line waits alone, a newcomer takes nobody’s turn', async () => {
  const places = new UploadPlaces(rules);
  const [first, second] = [await entered(places.take('a')), await entered(places.take('b'))];
  const waiting = [places.take('c'), places.take('d')];
  assert.equal(await places.take('e'), undefined);
  first.leave();
  second.leave();
  for (const each of waiting) await entered(each);
});

test('beyond the line nobody waits, and nobody waits for ever', async () => {
  const places = new UploadPlaces({ ...rules, waitMs: 5 });
  for (const network of ['a', 'b']) (await entered(places.take(network))).arrived();
  const waiting = [places.take('c'), places.take('d')];
  assert.equal(await places.take('e'), undefined);
  assert.deepEqual(await Promise.all(waiting), [undefined, undefined]);
});

test('an upload that hardly comes gives way to who waits; one that has come does not', async () => {
  const places = new UploadPlaces(rules);
  const [arrived, crawling] = [await entered(places.take('a')), await entered(places.take('b'))];
  arrived.arrived();
  crawling.progress(1);
  const waiting = places.take('c');
  assert.equal(await Promise.race([crawling.givesWay, arrived.givesWay.then(() => 'wrong')]), 'gives way');
  crawling.leave();
  await entered(waiting);
});

test('a few networks that fill all places at a good pace make room for somebody who holds none', async () => {
  const places = new UploadPlaces({ ...rules, ofOneNetwork: 2, atATime: 3, leastBytesPerSecond: 1 });
  const held = [];
  for (const network of ['a', 'a', 'b']) {
    const place = await entered(places.take(network));
    place.progress(1_000_000);
    held.push({ network, place });
  }
  const waiting = places.take('c');
  const gone = await Promise.race(held.map((each) => each.place.givesWay.then(() => each)));
  assert.equal(gone.network, 'a');
  gone.place.leave();
  await entered(waiting);
});

test('a network that has its share cuts nobody else off, only its own that hardly comes', async () => {
  const places = new UploadPlaces({ ...rules, ofOneNetwork: 2, atATime: 3, waitMs: 5000 });
  const own = [await entered(places.take('a')), await entered(places.take('a'))];
  const other = await entered(places.take('b'));
  // Once all have had their time, the other one has come slowest.
  for (const place of own) place.progress(1);
  await setTimeout(rules.graceMs * 2);
  const again = places.take('a');
  const gone = await Promise.race([...own, other].map((place) => place.givesWay.then(() => place)));
  assert.ok(own.includes(gone));
  gone.leave();
  await entered(again);
});
