import type {
  InspectionPart,
  StaffInspection,
  StaffMark,
  StaffMarkKind,
  StaffPhoto,
  StaffReadingSource,
} from '#generated/client/types.gen.ts';
import { wholeIn } from '../form/vehicle-values.ts';

/** Form values of an inspection; inputs stay text until sent. */
export interface InspectionValues {
  inspectedOn: string;
  inspectedBy: string;
  sheetPhoto: string;
  marks: { part: string; kind: string; degree: string }[];
  readings: { readOn: string; mileageKm: string; source: string }[];
}

export const emptyMark: InspectionValues['marks'][number] = { part: 'frontBumper', kind: 'scratch', degree: '1' };
export const emptyReading: InspectionValues['readings'][number] = { readOn: '', mileageKm: '', source: 'serviceBook' };

export function inspectionValues(found: StaffInspection | undefined): InspectionValues {
  return {
    inspectedOn: found?.inspectedOn ?? '',
    inspectedBy: found?.inspectedBy ?? '',
    sheetPhoto: found?.sheetPhoto ?? '',
    marks: (found?.marks ?? []).map(({ part, kind, degree }) => ({ part, kind, degree: String(degree ?? '') })),
    readings: (found?.readings ?? []).map(({ readOn, mileageKm, source }) => ({
      readOn,
      mileageKm: String(mileageKm),
      source,
    })),
  };
}

/** Choices come from the server’s lists, so they are always valid; only the photo may have been removed since. */
export function inspectionOf(values: InspectionValues, photos: readonly Pick<StaffPhoto, 'id'>[]): StaffInspection {
  const marks = values.marks.map(({ part, kind, degree }) => ({
    part: part as InspectionPart,
    kind: kind as StaffMarkKind,
    ...(degree !== '' && { degree: Number(degree) as NonNullable<StaffMark['degree']> }),
  }));
  const readings = values.readings.map(({ readOn, mileageKm, source }) => ({
    readOn,
    mileageKm: wholeIn(mileageKm),
    source: source as StaffReadingSource,
  }));
  return {
    inspectedOn: values.inspectedOn,
    inspectedBy: values.inspectedBy.trim(),
    ...(photos.some(({ id }) => id === values.sheetPhoto) && { sheetPhoto: values.sheetPhoto }),
    marks,
    readings,
  };
}
