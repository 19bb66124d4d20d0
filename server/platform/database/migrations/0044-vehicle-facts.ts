/** Chassis numbers that are not entered twice, and numbers of airbags that nobody has entered. */
export const statements = [
  `create index vehicle_by_chassis on vehicle (replace(chassis_no, '-', '')) where chassis_no is not null`,
  // Until now 0 was stored where the number was not known, and buyers read it.
  `update vehicle set facts = facts - 'airbags' where facts ->> 'airbags' = '0'`,
] as const;
