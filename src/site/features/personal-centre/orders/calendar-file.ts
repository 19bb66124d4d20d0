/** A calendar event on a day or at a moment. */
export interface CalendarEvent {
  /** A stable id, so that a calendar that imports the file again updates the event. */
  uid: string;
  /** The revision. A calendar applies a higher revision. */
  sequence: number;
  /** A day as `2026-08-17`, the same in every time zone, or a moment as `2026-06-11T07:00:00.000Z`. */
  at: string;
  title: string;
  note: string;
  /** The link to the details. */
  address: string;
  /** How long before it the calendar reminds of it, as a duration: `P3D`. */
  remindsBefore?: string;
}

/** Builds an iCalendar file (RFC 5545). */
export function writeCalendar(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//GariPort//Orders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => writeEvent(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function writeEvent({ uid, sequence, at, title, note, address, remindsBefore }: CalendarEvent, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${writeText(uid)}`,
    `DTSTAMP:${writeMoment(now)}`,
    `SEQUENCE:${sequence}`,
    // Without an end the event lasts that day or is at that moment.
    at.includes('T') ? `DTSTART:${writeMoment(new Date(at))}` : `DTSTART;VALUE=DATE:${at.replaceAll('-', '')}`,
    `SUMMARY:${writeText(title)}`,
    `DESCRIPTION:${writeText(note)}`,
    `URL:${address}`,
    'TRANSP:TRANSPARENT',
    ...(remindsBefore === undefined
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${writeText(title)}`,
          `TRIGGER:-${remindsBefore}`,
          'END:VALARM',
        ]),
    'END:VEVENT',
  ];
}

/** In UTC, so that it is the same moment in every zone. */
function writeMoment(moment: Date): string {
  return moment.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
}

function writeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

const longestLine = 75;
const encoder = new TextEncoder();

/** A line has at most 75 octets; continuation lines start with a space. No character is split. */
function fold(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const { byteLength } = encoder.encode(character);
    if (length + byteLength > longestLine) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += byteLength;
  }
  return folded;
}
