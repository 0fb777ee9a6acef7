import { surviveKills } from '../../tests/survive-kills.ts';

const times = 200;

export async function kills(): Promise<string> {
  const acknowledged = await surviveKills(times);
  return `${times} kills, ${acknowledged} acknowledged, none missing, none doubled`;
}
