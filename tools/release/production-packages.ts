interface LockEntry {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

/** Node runs the release and is not part of it. */
const runtime = 'node';

/** The folders of all packages that a running server may need, as package-lock.json resolves them. */
export function productionPackages({ packages }: Lock): string[] {
  const found = new Set<string>();
  const waiting = [''];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const [name, isNeeded] of needs(packages[folder] ?? {})) {
      if (folder === '' && name === runtime) continue;
      const resolved = resolve(packages, folder, name);
      if (resolved === undefined && isNeeded)
        throw new Error(`package-lock.json has no ${name} for ${folder}.`);
      if (resolved === undefined || found.has(resolved)) continue;
      found.add(resolved);
      waiting.push(resolved);
    }
  }
  return [...found].sort();
}

function needs(entry: LockEntry): [name: string, isNeeded: boolean][] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = entry;
  return [
    ...Object.keys(dependencies).map((name): [string, boolean] => [name, !(name in optionalDependencies)]),
    ...Object.keys(peerDependencies)
      .filter((name) => !entry.peerDependenciesMeta?.[name]?.optional)
      .map((name): [string, boolean] => [name, true]),
  ];
}

/** As Node looks for it: beside the package, then further up. */
function resolve(packages: Lock['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    const candidate = `${folder}${folder ? '/' : ''}node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (folder === '') return undefined;
  }
}
