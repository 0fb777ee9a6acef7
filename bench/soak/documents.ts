import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cvExtensionOf } from '../../contract/cv-precheck.ts';
import { InspectionPool } from '../../server/submissions/cv/inspection-pool.ts';
import { makeDocuments } from './documents/make-documents.ts';

const cleanShare = 0.95;

/** The large set of what real programs write: none is refused, nearly all are clean. */
export async function documents(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'nasaq-documents-'));
  const pool = new InspectionPool();
  try {
    const names = makeDocuments(folder);
    const held: string[] = [];
    for (const name of names) {
      const bytes = readFileSync(join(folder, name));
      const judgement = await pool.judge({ bytes, extension: cvExtensionOf(name) ?? '.pdf' });
      assert.notEqual(judgement.verdict, 'refused', `${name}: ${JSON.stringify(judgement)}`);
      if (judgement.verdict === 'held') held.push(`${name} (${judgement.reasons.join(', ')})`);
    }
    assert.ok(held.length <= names.length * (1 - cleanShare), held.join('; '));
    return `${names.length} documents, ${held.length} held${held.length > 0 ? `: ${held.join('; ')}` : ''}`;
  } finally {
    await pool.close();
    rmSync(folder, { recursive: true });
  }
}
