import { Landmark, ShieldCheck, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MatterCards } from '../matter-cards.tsx';

const services = [
  ['financing', Landmark],
  ['insurance', ShieldCheck],
  ['afterSales', Wrench],
] as const;

/** What the platform covers beside the vehicle and its voyage. */
export function Cover() {
  const { t } = useTranslation('content');
  return <MatterCards matters={services.map(([name, icon]) => ({ title: t(name), text: t(`${name}Text`), icon }))} />;
}
