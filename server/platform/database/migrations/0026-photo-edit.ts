/** What the staff have cropped and blurred of a photo, and a way to tell whether a stored file is one. */
export const statements = [
  `alter table vehicle_photo add column edit jsonb`,
  `create index vehicle_photo_by_path on vehicle_photo (path)`,
];
