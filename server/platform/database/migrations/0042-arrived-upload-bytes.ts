/** How much of an upload in parts is stored, so that only that takes room from others. */
export const statements = [
  `alter table upload_in_parts add column arrived_bytes integer not null default 0`,
  `update upload_in_parts set arrived_bytes = stored.bytes
    from (select upload_id, sum(octet_length(content)) as bytes from upload_part group by upload_id) as stored
    where upload_id = id`,
] as const;
