/** Which consumer made which call with which fields, by names only. */
export const statements = [
  `create table contract_usage (
    consumer text not null,
    operation text not null,
    field text not null,
    count bigint not null,
    first_on date not null,
    last_on date not null,
    primary key (consumer, operation, field)
  )`,
];
