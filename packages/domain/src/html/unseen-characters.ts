/**
 * Characters that draw nothing: controls but tab and newlines, zero-width spaces, soft hyphens, fillers, tags, and marks
 * that turn text. Not what joins or varies the letters and pictures around it.
 */
export const UNSEEN =
  /[[\p{Cc}--[\t-\r]][\p{Default_Ignorable_Code_Point}--[\p{Variation_Selector}\p{Join_Control}]]\u2028\u2029\uFFF9-\uFFFB]/gv;
