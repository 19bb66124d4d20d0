import { useTranslation } from 'react-i18next';
import type { StaffRole } from '#generated/client/types.gen.ts';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { roles } from './roles.ts';

interface RoleSelectProps {
  value: StaffRole;
  onChange: (role: StaffRole) => void;
}

/** Role select with descriptions. */
export function RoleSelect({ value, onChange }: RoleSelectProps) {
  const { t } = useTranslation(['desk-people', 'desk']);
  return (
    <NativeSelect
      label={t('role')}
      value={value}
      hint={t(`roleHint_${value}`)}
      choices={roles.map((role) => ({ value: role, label: t(`desk:role_${role}`) }))}
      onChange={(next) => onChange(roles.find((role) => role === next) ?? value)}
    />
  );
}
