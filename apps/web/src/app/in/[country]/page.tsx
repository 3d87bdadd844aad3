import type { Metadata } from "next";

import { renderCountry, describeCountryAt } from "../../../features/countries/country-route.tsx";
import { toSearchParams } from "../../../platform/requests/to-search-params.ts";

type Props = PageProps<"/in/[country]">;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { country } = await params;
  return describeCountryAt([country], toSearchParams(await searchParams));
}

export default async function CountryPage({ params, searchParams }: Props) {
  const { country } = await params;
  return renderCountry([country], toSearchParams(await searchParams));
}
