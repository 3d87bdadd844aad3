import type { Metadata } from "next";

import { describeCountryAt, renderCountry } from "../../../../features/countries/country-route.tsx";
import { toSearchParams } from "../../../../platform/requests/to-search-params.ts";

type Props = PageProps<"/in/[country]/[category]">;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { country, category } = await params;
  return describeCountryAt([country, category], toSearchParams(await searchParams));
}

export default async function CountryFieldPage({ params, searchParams }: Props) {
  const { country, category } = await params;
  return renderCountry([country, category], toSearchParams(await searchParams));
}
