/**
 * Invisible characters: controls except tab and newlines, zero-width spaces, soft hyphens, fillers, tags and direction
 * marks. Not joiners and variation selectors, which affect the characters around them.
 */
export const UNSEEN =
  /[[\p{Cc}--[\t-\r]][\p{Default_Ignorable_Code_Point}--[\p{Variation_Selector}\p{Join_Control}]]\u2028\u2029\uFFF9-\uFFFB]/gv;
