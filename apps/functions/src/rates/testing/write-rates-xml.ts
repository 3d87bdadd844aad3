import { BUNDLED_RATES } from "@farwork/domain/rates";

const OTHERS = Object.entries(BUNDLED_RATES.perEuro).filter(([currency]) => currency !== "EUR");

/** Writes a file like the bank's: the bundled rates with another date and optional overrides. */
export function writeRatesXml({
  date = "2026-01-30",
  rates = {},
}: {
  readonly date?: string;
  readonly rates?: Readonly<Record<string, string>>;
}): string {
  const all = Object.entries({ ...Object.fromEntries(OTHERS), ...rates });
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='${date}'>
			${all.map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`).join("\n\t\t\t")}
		</Cube>
	</Cube>
</gesmes:Envelope>`;
}
