import type { ServicesWords } from '../../model/service-types.ts';
import { groupWords } from './groups.ts';
import { carpentry } from './hard/carpentry.ts';
import { chiller } from './hard/chiller.ts';
import { civil } from './hard/civil.ts';
import { electrical } from './hard/electrical.ts';
import { hvacSystems } from './hard/hvac-systems.ts';
import { painting } from './hard/painting.ts';
import { plumbing } from './hard/plumbing.ts';
import { serviceLabels } from './labels.ts';
import { concierge } from './security/concierge.ts';
import { lifeGuard } from './security/life-guard.ts';
import { security } from './security/security.ts';
import { facadeCleaning } from './soft/facade-cleaning.ts';
import { houseKeeping } from './soft/house-keeping.ts';
import { pestControl } from './soft/pest-control.ts';
import { bmuMaintenance } from './specialized/bmu-maintenance.ts';
import { elevator } from './specialized/elevator.ts';
import { elvSystems } from './specialized/elv-systems.ts';
import { fireFighting } from './specialized/fire-fighting.ts';
import { landscaping } from './specialized/landscaping.ts';
import { wasteManagement } from './specialized/waste-management.ts';
import { standaloneWords } from './standalone.ts';

const items = {
  chiller,
  'hvac-systems': hvacSystems,
  electrical,
  plumbing,
  civil,
  carpentry,
  painting,
  'house-keeping': houseKeeping,
  'facade-cleaning': facadeCleaning,
  'pest-control': pestControl,
  security,
  'life-guard': lifeGuard,
  concierge,
  'elv-systems': elvSystems,
  'fire-fighting': fireFighting,
  elevator,
  landscaping,
  'waste-management': wasteManagement,
  'bmu-maintenance': bmuMaintenance,
};

/** A service of the outline without words here does not compile, nor does one under a wrong name. */
export const services = {
  items,
  groups: groupWords,
  standalone: standaloneWords,
  umbrellaEntryTitle: 'الخدمات المتكاملة',
  labels: serviceLabels,
} satisfies ServicesWords;
