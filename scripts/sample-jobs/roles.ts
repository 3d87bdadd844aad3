import type { Role } from "./role.ts";
import { CUSTOMER_AND_WORD_ROLES } from "./roles/customers-and-words.ts";
import { DATA_AND_PRODUCT_ROLES } from "./roles/data-and-product.ts";
import { ENGINEERING_ROLES } from "./roles/engineering.ts";
import { OPERATIONS_ROLES } from "./roles/running-the-place.ts";

export const ROLES: readonly Role[] = [
  ...ENGINEERING_ROLES,
  ...DATA_AND_PRODUCT_ROLES,
  ...CUSTOMER_AND_WORD_ROLES,
  ...OPERATIONS_ROLES,
];
