import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Travel vouchers',
  description:
    'Give a holiday: a travel voucher of any amount, with a picture and your words. How to buy, redeem and withdraw.',
  lead: `A travel voucher of any amount you like comes as a PDF with a picture and your words, at once or on a day you choose.`,
  picture: { scene: 'theme-countryside', alt: 'Illustration: fields in spring' },
  blocks: [
    {
      kind: 'text',
      text: `## Buying

Choose an amount from 25 to 1,000 euros, a picture and your words, and pay by card. The voucher goes by email to you or straight to the person it is for, on their birthday if you like.

## Redeeming

The voucher carries a code. Enter it when you book or later on the payment page of your booking, or open the address on the voucher: it also tells you what is left. It can be redeemed in parts; what remains counts for your next booking. You can use it for any home you pay us for, but not with hosts who collect the money themselves. If you cancel, what is refunded goes back to the voucher.

## Validity

A voucher is valid for three years from the end of the year in which it was bought. It is not paid out in cash. Whoever has the code can redeem it: keep it like money.

## Withdrawal

You may withdraw from the purchase within 14 days without giving a reason, using the button in the confirmation or “Withdraw from the contract” on the page where you bought it. What is then left on the voucher goes back to your card.

## What about bonus codes?

A bonus code is not a travel voucher: it is a discount that we grant, and it is not for sale. How to use one is explained under [discounts and bonus codes](page:DiscountAndVoucher).`,
    },
    {
      kind: 'links',
      title: 'More',
      links: [
        { label: 'Buy a travel voucher', to: 'page:VoucherShop' },
        { label: 'Withdraw from the contract', to: 'page:VoucherWithdrawal' },
        { label: 'Discounts and bonus codes', to: 'page:DiscountAndVoucher' },
        { label: 'Favourites', to: 'page:WatchList' },
        { label: 'Help and contact', to: 'page:Contact' },
      ],
    },
  ],
} satisfies PageSeed;
