/** Something that a calendar shows, on a day or at a moment. */
export interface CalendarEvent {
  /** The same for the same thing, so that a calendar that reads it again changes what it has. */
  uid: string;
  /** How often it was changed. A calendar takes what was changed more often. */
  sequence: number;
  /** A day as `2026-08-17`, which is the same day wherever it is read, or a moment as `2026-06-11T07:00:00.000Z`. */
  at: string;
  title: string;
  note: string;
  /** Where there is more of it. */
  address: string;
  /** How long before it the calendar reminds of it, as a duration: `P3D`. */
  remindsBefore?: string;
}

/** A file that calendars read, as RFC 5545 writes it. */
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
    // Without an end it is that day, or that moment.
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

/** A line has 75 octets at most; what goes on on the next begins with a space there. No character is cut in two. */
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
