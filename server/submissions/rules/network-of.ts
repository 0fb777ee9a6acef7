/** One household or office has a whole /64 of IPv6, so that is what counts as one address. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const front = groupsOf(head);
  const back = tail === undefined ? [] : groupsOf(tail);
  const gap = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => 0);
  const groups = [...front, ...(tail === undefined ? [] : gap), ...back];
  // An IPv4 address in IPv6's clothes is one visitor, and not everybody's.
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return (mapped ? groups : groups.slice(0, 4)).map((group) => group.toString(16)).join(':');
}

const groupsOf = (text: string): number[] =>
  text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
