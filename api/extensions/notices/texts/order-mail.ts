import type { Locale } from '../../../../domain/locale';
import { message } from '../../../messages/messages';
import type { MailBody } from '../sending/send-mail';
import { escapeHtml } from './escape-html';
import type { OrderNews } from './order-news';

interface Pages {
  readonly page: string;
  /** Of recipients of the shop: where they are set; a client ends it on the order's page. */
  readonly endPage?: string | undefined;
}

/** A mail of an order: the day first, in the subject too. */
export function orderMail(news: OrderNews, { page, endPage: staffPage }: Pages, locale: Locale): MailBody {
  const { when, title, reason, lines, total, shop, phone } = news;
  const words = {
    total: message(locale, 'NOTICE_TOTAL'),
    open: message(locale, 'NOTICE_OPEN'),
    why: message(locale, staffPage ? 'NOTICE_WHY_STAFF' : 'NOTICE_WHY'),
    end: message(locale, 'NOTICE_END'),
  };
  const endPage = staffPage ?? `${page}#notices`;
  const text = [
    [when, title, ...(reason ? [reason] : [])],
    [...lines.map((line) => `${line.text}   ${line.amount}`), `${words.total}   ${total}`],
    [`${words.open}: ${page}`, ...(phone ? [`${shop}, ${phone}`] : [shop])],
    [`${words.why} ${words.end}: ${endPage}`],
  ];
  return {
    from: shop,
    subject: `${when} – ${title}`,
    text: text.map((part) => part.join('\n')).join('\n\n'),
    html: orderHtml(news, { page, endPage, locale, ...words }),
  };
}

interface Words {
  readonly page: string;
  readonly endPage: string;
  readonly locale: Locale;
  readonly total: string;
  readonly open: string;
  readonly why: string;
  readonly end: string;
}

/** Styles stand at their elements: mail programs drop style sheets. */
function orderHtml({ when, title, reason, lines, total, shop, phone, accentColor }: OrderNews, words: Words): string {
  const row = (text: string, amount: string, style = '') =>
    `<tr style="${style}"><td style="padding:4px 16px 4px 0">${escapeHtml(text)}</td><td style="padding:4px 0;text-align:right;white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
  return `<!doctype html>
<html lang="${words.locale}"><body style="margin:0;background:#f5f5f4;color:#1c1917;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 12px;color:${escapeHtml(accentColor)};font-weight:700">${escapeHtml(shop)}</p>
<div style="background:#fff;border-top:4px solid ${escapeHtml(accentColor)};border-radius:8px;padding:20px">
<p style="margin:0;font-size:20px;font-weight:700">${escapeHtml(when)}</p>
<h1 style="margin:4px 0 16px;font-size:18px;font-weight:600">${escapeHtml(title)}</h1>
${reason ? `<p style="margin:0 0 16px">${escapeHtml(reason)}</p>` : ''}
<table style="width:100%;border-collapse:collapse;font-size:15px">
${lines.map(({ text, amount }) => row(text, amount)).join('\n')}
${row(words.total, total, 'font-weight:700;border-top:1px solid #e7e5e4')}
</table>
<p style="margin:20px 0 0"><a href="${escapeHtml(words.page)}" style="display:inline-block;background:${escapeHtml(accentColor)};color:#fff;padding:10px 18px;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(words.open)}</a></p>
</div>
<p style="margin:16px 0 0;font-size:13px;color:#57534e">${phone ? `${escapeHtml(phone)}<br>` : ''}${escapeHtml(words.why)} <a href="${escapeHtml(words.endPage)}" style="color:#57534e">${escapeHtml(words.end)}</a></p>
</div></body></html>`;
}
