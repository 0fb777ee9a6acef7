import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';

/**
 * Who may import whom, beside itself. A file belongs to the longest folder that holds it, so `app` stands for the few
 * files at its root, and `content` for those that put words and model together.
 *
 * Imports of types alone follow the directions too: who names a part's types knows that part. They are left out only
 * where it is the running program that matters: cycles, and words that would travel to the browser.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'app/ui': [],
  'app/styles': [],
  'app/document': ['app', 'app/ui', 'app/styles', 'content/model', 'contract'],
  'app/sections': ['app', 'app/ui', 'app/document', 'content', 'content/model', 'contract'],
  'app/shell': ['app', 'app/ui', 'app/document', 'content', 'content/model', 'contract'],
  'app/forms': ['app', 'app/ui', 'app/document', 'content', 'content/model', 'contract'],
  'app/screens': [
    'app',
    'app/ui',
    'app/document',
    'app/sections',
    'app/shell',
    'app/forms',
    'content',
    'content/model',
    'contract',
  ],
  'app/kit': ['app', 'app/ui', 'content', 'content/model'],
  app: ['app/ui', 'app/styles', 'app/document', 'app/shell', 'content', 'content/model', 'contract'],
  // The words of a form answer to its contract.
  content: ['content/model', 'content/en', 'content/ar', 'contract'],
  'content/model': ['contract'],
  'content/en': ['content/model', 'contract'],
  'content/ar': ['content/model', 'contract'],
  contract: [],
  server: ['content', 'content/model', 'contract'],
  'desk/ui': ['app/ui', 'content', 'content/model', 'contract'],
  'desk/passkeys': ['desk/ui', 'app/ui', 'content', 'contract'],
  'desk/shell': ['desk', 'desk/ui', 'app/ui', 'app/document', 'content', 'contract'],
  'desk/screens': [
    'desk',
    'desk/ui',
    'desk/shell',
    'desk/passkeys',
    'app/ui',
    'content',
    'content/model',
    'contract',
  ],
  desk: [
    'desk/ui',
    'desk/shell',
    'app/ui',
    'app/styles',
    'app/document',
    'content',
    'content/model',
    'contract',
  ],
  tools: ['server', 'content', 'content/model', 'contract', 'app/ui', 'app/document'],
  tests: ['content', 'content/model', 'content/en', 'content/ar', 'contract', 'tools', 'server', 'desk'],
  bench: ['tests', 'tools', 'content', 'content/model', 'content/en', 'contract', 'server'],
};

const folders = Object.keys(mayImport);

/** The files of a folder, without those of a folder within it that has a line of its own. */
function filesOf(folder: string): string {
  const within = folders.filter((other) => other.startsWith(`${folder}/`));
  const apart = within.map((other) => `${other.slice(folder.length + 1)}/`).join('|');
  return `^${folder}/${apart ? `(?!${apart})` : ''}`;
}

const filesOfAny = (names: readonly string[]) => names.map(filesOf).join('|');

/** What stands beside its subject to test it may look further. */
const tests = String.raw`\.test\.tsx?$|/testing/`;
/** A route is split before the browser sees it: its loader stays behind. */
const seesWords = String.raw`/(route|root|kit-page)\.tsx$|\.server\.tsx?$`;

const rules: IForbiddenRuleType[] = [
  ...Object.entries(mayImport).map(
    ([folder, others]): IForbiddenRuleType => ({
      name: `${folder} may import ${['itself', ...others].join(', ')}`,
      severity: 'error',
      from: { path: filesOf(folder), pathNot: tests },
      to: { path: filesOfAny(folders), pathNot: filesOfAny([folder, ...others]) },
    }),
  ),
  {
    name: 'a screen imports no other screen; services/ holds three',
    severity: 'error',
    from: { path: '^(app|desk)/screens/((?:services/)?[^/]+)/', pathNot: tests },
    to: { path: '^$1/screens/', pathNot: '^$1/screens/$2/' },
  },
  {
    name: 'words travel as data: only routes, the root and *.server.ts fetch them',
    severity: 'error',
    from: { path: '^app/', pathNot: `${tests}|${seesWords}` },
    to: { path: String.raw`^content/.*\.server\.ts$`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'the staff’s words are not for visitors',
    severity: 'error',
    from: { path: '^app/', pathNot: tests },
    to: { path: String.raw`^content/(desk|held-reasons)\.ts$`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no cycles',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
];

/** Every import against the rules, in words. */
export async function forbiddenImports(baseDir: string, within = '.'): Promise<string[]> {
  const { output } = await cruise([within], {
    baseDir,
    validate: true,
    ruleSet: { forbidden: rules },
    // TypeScript 7 has no interface for other programs yet.
    parser: 'swc',
    tsPreCompilationDeps: true,
    exclude: {
      path: String.raw`(^|/)(node_modules|build|releases|\.cache|\.react-router|data|test-results)/`,
    },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  });
  const { summary } = output as ICruiseResult;
  if (summary.totalCruised === 0) throw new Error('No file was looked at.');
  return summary.violations.map(({ from, to, cycle, rule }) => {
    const way = cycle ? cycle.map(({ name }) => name) : [to];
    return `${[from, ...way].join(' → ')}: ${rule.name}`;
  });
}
