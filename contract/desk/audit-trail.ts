/** What is remembered: who did what to which entry, and when. Ids and references, never a visitor's words. */
export const auditActions = [
  'signed-in',
  'signed-out',
  'sign-in-refused',
  'confirmed',
  'passkey-added',
  'passkey-removed',
  'session-ended',
  'staff-added',
  'staff-invited',
  'staff-role',
  'staff-removed',
  'opened',
  'refused',
  'cv-downloaded',
  'status',
  'owner',
  'noted',
  'exported',
  'searched-person',
  'gave-out',
  'erased',
  'mail-opened',
  'mail-retried',
  'mail-settled',
] as const;
export type AuditAction = (typeof auditActions)[number];

export interface AuditRow {
  readonly id: number;
  readonly at: Date;
  readonly action: AuditAction;
  /** Undefined where it was done from the command line. */
  readonly staffId: string | undefined;
  readonly staffName: string | undefined;
  readonly reference: string | undefined;
  /** A code such as "new > in-hand", a count, or another member's id; never free text. */
  readonly detail: string | undefined;
}

export interface AuditFilter {
  readonly action?: AuditAction | undefined;
  readonly staffId?: string | undefined;
  readonly reference?: string | undefined;
  /** Only what is older than this row. */
  readonly before?: number | undefined;
}

export interface AuditPage {
  readonly rows: readonly AuditRow[];
  readonly next: number | undefined;
}

export interface AuditTrail {
  page(filter: AuditFilter): Promise<AuditPage>;
}
