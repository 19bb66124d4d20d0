import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Order, OrderTimeline } from '#generated/client/types.gen.ts';
import { saveFile } from '#shared/api/download.ts';
import { Button } from '#shared/ui/button.tsx';
import { writeCalendar } from './calendar-file.ts';
import { type Deadline, deadlinesOf } from './order-deadlines.ts';

interface CalendarButtonProps {
  order: Pick<Order, 'orderNo'>;
  timeline: OrderTimeline;
}

/** How long before a deadline the calendar reminds the buyer. */
const remindsBefore: Readonly<Record<Deadline['what'], string | undefined>> = {
  deposit: 'PT3H',
  balance: 'P3D',
  arrival: undefined,
};

/** Saves the deadlines of an order as a calendar file; renders nothing if there are none. */
export function CalendarButton({ order: { orderNo }, timeline }: CalendarButtonProps) {
  const { t } = useTranslation('timeline');
  const deadlines = deadlinesOf(timeline);
  if (deadlines.length === 0) return null;

  function noteOf(what: Deadline['what']): string {
    const { vessel } = timeline.way;
    if (what !== 'arrival') return t(`calendarNote_${what}`);
    return vessel === undefined ? t('calendarNote_arrivalUnnamed') : t('calendarNote_arrival', { vessel });
  }

  function save(): void {
    const events = deadlines.map(({ what, at, changes }) => {
      const reminder = remindsBefore[what];
      const title = t(`calendar_${what}`);
      return {
        uid: `${orderNo}-${what}@gariport`,
        sequence: changes,
        at,
        title: `${title}: ${orderNo}`,
        note: noteOf(what),
        address: window.location.href,
        ...(reminder !== undefined && { remindsBefore: reminder }),
      };
    });
    saveFile(new Blob([writeCalendar(events, new Date())], { type: 'text/calendar' }), `${orderNo}.ics`);
  }

  return (
    <Button variant="outlined" size="small" startIcon={<CalendarPlus size="1.1em" aria-hidden />} onClick={save}>
      {t('calendar')}
    </Button>
  );
}
