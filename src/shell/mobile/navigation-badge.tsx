import Badge from '@mui/material/Badge';
import type { ReactNode } from 'react';

interface NavigationBadgeProps {
  count: number;
  /** What the number says, read out. */
  words: string;
  children: ReactNode;
}

/** A number at an icon. None is shown for nothing. */
export function NavigationBadge({ count, words, children }: NavigationBadgeProps) {
  return (
    <>
      <Badge
        badgeContent={count}
        max={99}
        color="secondary"
        className="figures"
        slotProps={{ badge: { 'aria-hidden': true } }}
      >
        {children}
      </Badge>
      {count > 0 && <span className="visually-hidden">{words}</span>}
    </>
  );
}
