/**
 * Runs beside the page, on a thread of its own. The first number, date, list or plural that is written has a browser look
 * through all languages that it knows: longer than anything else that a page does at once. It does so once for all its
 * threads, so that the page finds them there.
 */
Intl.NumberFormat.supportedLocalesOf('en');
Intl.DateTimeFormat.supportedLocalesOf('en');
Intl.ListFormat.supportedLocalesOf('en');
Intl.PluralRules.supportedLocalesOf('en');
close();
