import type { InspectionMark, StaffInspection, StaffMark, VehicleInspection } from '#generated/client/types.gen.ts';
import type { Language } from '#wire/language.ts';
import {
  gradeMeanings,
  inspectionParts,
  interiorMeanings,
  markDegrees,
  markKinds,
  readingSources,
} from '#server/marketplace/reference/inspection.ts';
import { partsOfName } from '#server/platform/uploads/photo-name.ts';
import { inLanguages, type Names } from '#server/platform/names.ts';
import { displayMileage } from '#server/marketplace/reference/words.ts';
import { photoAt, type Photographed, pictureOf } from './photos.ts';
import type { VehicleRow } from './vehicle-row.ts';

type Reading = StaffInspection['readings'][number];

/** An inspection's findings in a reader's language. */
export function describeInspection(
  { id, facts, photos }: Pick<VehicleRow, 'id' | 'facts' | 'photos'>,
  found: StaffInspection,
  language: Language,
): VehicleInspection {
  const { conditionGrade, interiorGrade } = facts;
  const gradeText = gradeMeanings[conditionGrade]?.[language];
  const interiorText = interiorMeanings[interiorGrade]?.[language];
  const readings = inOrder(found.readings);
  const sheet = sheetOf({ id, photos }, found.sheetPhoto);
  return {
    ...(gradeText && { grade: conditionGrade, gradeText }),
    ...(interiorText && { interiorGrade, interiorText }),
    inspectedOn: found.inspectedOn,
    inspectedBy: found.inspectedBy,
    ...(sheet !== undefined && { sheet }),
    marks: fromFrontToRear(found.marks).map((mark) => describeMark(mark, language)),
    readings: readings.map(({ readOn, mileageKm, source }) => ({
      readOn,
      mileage: displayMileage(mileageKm),
      source: readingSources[source][language],
    })),
    mileageText: judgeReadings(readings)[language],
  };
}

/** The photo of the sheet. A drawn vehicle has a drawn sheet; a photo that was removed is no longer shown. */
function sheetOf({ id, photos }: Photographed, photo: string | undefined): string | undefined {
  if (photos === null) return pictureOf(id, 'sheet');
  const name = photo === undefined ? undefined : photos.find((one) => partsOfName(one)?.id === photo);
  return name === undefined ? undefined : photoAt(id, name);
}

function describeMark({ part, kind, degree }: StaffMark, language: Language): InspectionMark {
  const { letters, names } = markKinds[kind];
  const name = inspectionParts[part][language];
  const size = degree && markDegrees[degree][language];
  const text: Names = {
    en: `${name}: ${names.en}${size ? `, ${size}` : ''}`,
    zh: `${name}：${names.zh}${size ? `，${size}` : ''}`,
    ja: `${name}：${names.ja}${size ? `（${size}）` : ''}`,
    sw: `${name}: ${names.sw}${size ? `, ${size}` : ''}`,
  };
  return { part, code: `${letters}${degree ?? ''}`, text: text[language] };
}

const places = Object.keys(inspectionParts);

function fromFrontToRear(marks: readonly StaffMark[]): StaffMark[] {
  return marks.toSorted((one, other) => places.indexOf(one.part) - places.indexOf(other.part));
}

/** Within a month the lower reading comes first: nothing shows that it is later. */
function inOrder(readings: readonly Reading[]): Reading[] {
  return readings.toSorted((one, other) => one.readOn.localeCompare(other.readOn) || one.mileageKm - other.mileageKm);
}

/** What mileage readings prove, the earliest first. A single one proves nothing. */
function judgeReadings(readings: readonly Reading[]): Names {
  const [first] = readings;
  if (!first || readings.length === 1) {
    return inLanguages([
      'There are no earlier readings to hold the mileage against.',
      '没有更早的里程记录可供核对。',
      '走行距離を確かめられる以前の記録はありません。',
      'Hakuna kumbukumbu za awali za kulinganisha na mwendo.',
    ]);
  }
  const fallen = readings.find(({ mileageKm }, i) => mileageKm < (readings[i - 1]?.mileageKm ?? 0));
  if (fallen) {
    return inLanguages([
      `The reading of ${fallen.readOn} is lower than an earlier one: take the mileage as not proven.`,
      `${fallen.readOn} 的里程低于之前的记录，该里程不能视为已证实。`,
      `${fallen.readOn} の記録がそれ以前の値を下回っています。走行距離は証明されていないものとお考えください。`,
      `Mwendo wa ${fallen.readOn} ni mdogo kuliko wa awali: uchukulie kuwa haujathibitishwa.`,
    ]);
  }
  const since = first.readOn.slice(0, 4);
  const count = readings.length;
  return inLanguages([
    `${count} readings since ${since} never fall.`,
    `自 ${since} 年以来共 ${count} 次记录，从未倒退。`,
    `${since}年以降の${count}回の記録に、減少はありません。`,
    `Kumbukumbu ${count} tangu ${since} hazijapungua hata mara moja.`,
  ]);
}
