/** Units after a number: `[singular, plural]`. */
export const UNITS: Readonly<Record<string, readonly [string, string]>> = {
  '%': ['percent', 'percent'],
  '°': ['degree', 'degrees'],
  '°c': ['degree', 'degrees'],
  '°f': ['degree', 'degrees'],
  km: ['kilometre', 'kilometres'],
  cm: ['centimetre', 'centimetres'],
  mm: ['millimetre', 'millimetres'],
  m: ['metre', 'metres'],
  'm/s': ['metre a second', 'metres a second'],
  kg: ['kilo', 'kilos'],
  g: ['gram', 'grams'],
  mph: ['mile an hour', 'miles an hour'],
  'km/h': ['kilometre an hour', 'kilometres an hour'],
  lb: ['pound', 'pounds'],
  lbs: ['pound', 'pounds'],
  ft: ['foot', 'feet'],
  l: ['litre', 'litres'],
  ml: ['millilitre', 'millilitres'],
  s: ['second', 'seconds']
}

/** What follows a sum: $5m. */
export const SCALES: Readonly<Record<string, string>> = {
  k: 'thousand',
  m: 'million',
  bn: 'billion',
  thousand: 'thousand',
  million: 'million',
  billion: 'billion'
}

/** Money signs: `[one, many, small]`. */
export const CURRENCIES: Readonly<Record<string, readonly [string, string, string]>> = {
  $: ['dollar', 'dollars', 'cents'],
  '£': ['pound', 'pounds', 'pence'],
  '€': ['euro', 'euros', 'cents'],
  '¥': ['yen', 'yen', 'sen'],
  '₹': ['rupee', 'rupees', 'paise']
}

export const SYMBOLS: Readonly<Record<string, string>> = {
  '&': 'and',
  '+': 'plus',
  '=': 'equals',
  '@': 'at',
  '%': 'percent',
  '×': 'times',
  '÷': 'divided by',
  '°': 'degrees',
  '²': 'squared',
  '³': 'cubed',
  '№': 'number',
  '™': '',
  '©': '',
  '®': ''
}
