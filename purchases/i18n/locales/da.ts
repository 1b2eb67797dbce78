import type { LabelsFile } from "../translate.ts";

export const labels: LabelsFile = {
  "periods.day": "{{amount}}\u00a0dag",
  "periods.week": "{{amount}}\u00a0uge",
  "periods.month": "{{amount}}\u00a0måned",
  "periods.year": "{{amount}}\u00a0år",
  "periods.dayPlural": "{{amount}}\u00a0dage",
  "periods.weekPlural": "{{amount}}\u00a0uger",
  "periods.monthPlural": "{{amount}}\u00a0måneder",
  "periods.yearPlural": "{{amount}}\u00a0år",
  "periods.dayShort": "{{amount}}\u00a0d.",
  "periods.weekShort": "{{amount}}\u00a0uge",
  "periods.weekShort_other": "{{amount}}\u00a0uger",
  "periods.monthShort": "{{amount}}\u00a0md.",
  "periods.yearShort": "{{amount}}\u00a0år",
  "periods.dayFrequency": "dagligt",
  "periods.weekFrequency": "ugentligt",
  "periods.monthFrequency": "månedligt",
  "periods.yearFrequency": "årligt",
  "periods.dayFrequencyPlural": "hver {{amount}}. dag",
  "periods.weekFrequencyPlural": "hver {{amount}}. uge",
  "periods.monthFrequencyPlural": "hver {{amount}}. måned",
  "periods.yearFrequencyPlural": "hvert {{amount}}. år",
  "periods.perDayFrequency": "pr. dag",
  "periods.perWeekFrequency": "pr. uge",
  "periods.perMonthFrequency": "pr. måned",
  "periods.perYearFrequency": "pr. år",
  "periods.lifetime": "For altid",
  "periods.unknownFrequency": "ukendt",

  "product_info.subscribe_to": "Abonner på",
  "product_info.product_title": "{{productTitle}}",
  "product_info.product_description": "{{productDescription}}",
  "product_info.product_price": "{{productPrice}}",
  "product_info.free_trial_duration": "{{trialDuration}} gratis",
  "product_info.intro_price_phase": "Først {{introPriceDuration}} for {{introPrice}}",
  "product_info.intro_price_phase_after_trial": "Derefter {{introPriceDuration}} for {{introPrice}}",
  "product_info.intro_price_phase_paid_once": "betales én gang",
  "product_info.price_per_period": "{{price}} {{perFrequency}}",
  "product_info.price_paid_once": "{{price}}, {{paidOnce}}",
  "product_info.after": "derefter",
  "product_info.after_trial": "efter prøveperioden",
  "product_info.price_after_free_trial": "Derefter {{price}} {{perFrequency}} fra den {{renewalDate}}",
  "product_info.price_after_intro_price": "Derefter {{price}} {{perFrequency}} fra den {{renewalDate}}",
  "product_info.total_due_today": "Betales i dag",
  "product_info.renewal_frequency": "Fornyes {{frequency}}",
  "product_info.continues_until_cancelled": "Fornyes automatisk, indtil du opsiger",
  "product_info.cancel_anytime": "Kan opsiges når som helst",

  "payment_entry_page.payment_step_title": "Sikker betaling",
  "payment_entry_page.trial_subscription_terms_info":
    "Du betaler {{price}} {{perFrequency}} fra den {{renewalDate}}, medmindre du opsiger inden da.",
  "payment_entry_page.subscription_terms_info":
    "Når du betaler, giver du {{appName}} lov til at trække beløbet nu og ved hver fornyelse, indtil du opsiger.",
  "payment_entry_page.otp_terms_info": "Når du betaler, giver du {{appName}} lov til at trække beløbet én gang.",
  "payment_entry_page.subscription_info":
    "Abonnementet fornyes automatisk, indtil det opsiges. Du kan opsige når som helst før fornyelsesdatoen.",
  "payment_entry_page.button_pay": "Betal",
  "payment_entry_page.button_start_trial": "Start prøveperiode",
  "payment_entry_page.button_with_price": "Betal {{formattedPrice}}",
  "payment_entry_page.button_payment_method": "Betal {{formattedPrice}} med {{paymentMethod}}",
  "payment_entry_page.express_checkout_divider": "ELLER BETAL MED KORT",
  "payment_entry_page.provider_note":
    "Kortoplysningerne går direkte til betalingsudbyderen. {{appName}} får dem aldrig at se.",
  "payment_entry_page.processing": "Betalingen behandles. Lad siden være åben.",
  "payment_entry_page.loading": "Betalingen gøres klar",
  "payment_entry_page.missing_email": "Skriv din e-mailadresse for at fortsætte.",
  "payment_entry_page.missing_payment": "Udfyld dine betalingsoplysninger for at fortsætte.",
  "payment_entry_page.invalid_email": "E-mailadressen er ikke gyldig. Skriv en gyldig e-mailadresse.",
  "payment_entry_page.network_notice": "Du kan roligt prøve igen. Dit kort belastes kun én gang.",

  "success_page.purchase_successful": "Betalingen er gennemført",
  "success_page.button_close": "Fortsæt",

  "error_page.close_button_title": "Gå til {{appName}}",
  "error_page.if_error_persists": "Hvis fejlen fortsætter, så kontakt support på",
  "error_page.trouble_accessing": "Hvis du ikke kan få adgang til dit køb, så kontakt support på",
  "error_page.error_title_already_subscribed": "Du abonnerer allerede på {{productTitle}}",
  "error_page.error_title_already_purchased": "Du har allerede købt {{productTitle}}",
  "error_page.error_title_other_errors": "Noget gik galt",
  "error_page.error_title_stripe_tax_not_active": "Stripe Tax er ikke aktiv",
  "error_page.error_title_stripe_invalid_tax_origin_address": "Oprindelsesadressen for moms er ikke gyldig",
  "error_page.error_title_stripe_missing_required_permission": "Der mangler en tilladelse",
  "error_page.error_message_already_subscribed":
    "Der er ikke trukket penge. Dit abonnement er aktivt, så det kan ikke købes igen.",
  "error_page.error_message_already_purchased":
    "Der er ikke trukket penge. Du ejer allerede dette produkt, så det kan ikke købes igen.",
  "error_page.error_message_network_error": "Netværksfejl. Kontrollér din internetforbindelse.",
  "error_page.error_message_error_charging_payment": "Betalingen mislykkedes.",
  "error_page.error_message_error_setting_up_purchase":
    "Købet kunne ikke startes på grund af en fejl (fejlkode: {{errorCode}}).",
  "error_page.error_message_unknown_error": "Der opstod en ukendt fejl (fejlkode: {{errorCode}}).",
  "error_page.error_message_missing_email_error": "Købet kræver en e-mailadresse.",
  "error_page.error_message_invalid_email_error":
    "E-mailadressen {{email}} kunne ikke bekræftes. Skriv en gyldig e-mailadresse.",
  "error_page.error_message_invalid_tax_location":
    "Vi kunne ikke bekræfte din faktureringsadresse. Tjek, at postnummer og land er rigtige.",
  "error_page.error_message_stripe_tax_not_active":
    "Købet mislykkedes, fordi Stripe Tax ikke er aktiv på din konto. I produktion gennemføres køb også uden moms.",
  "error_page.error_message_stripe_invalid_tax_origin_address":
    "Købet mislykkedes, fordi oprindelsesadressen for moms ikke er gyldig. I produktion gennemføres køb også uden moms.",
  "error_page.error_message_stripe_missing_required_permission":
    "Købet mislykkedes, fordi en nødvendig tilladelse mangler. I produktion gennemføres køb også uden moms.",
  "error_page.error_only_in_sandbox": "Denne besked vises kun i testmiljøet",
  "error_page.error_code": "Oplys fejlkode {{errorCode}}, hvis du kontakter support.",
  "error_page.button_try_again": "Prøv igen",
  "error_page.button_close": "Luk",

  "paywall_variables.price_per_period": "{{formattedPrice}}/{{period}}",
  "paywall_variables.total_price_and_per_month": "{{formattedPrice}} ({{formattedPricePerMonth}}/{{monthPeriod}})",
  "paywall_variables.sub_relative_discount": "Spar {{discount}}\u00a0%",
  "paywall.nothing_to_restore": "Der blev ikke fundet køb, der kan gendannes.",

  "pricing_dropdown.show_details": "Vis detaljer",
  "pricing_dropdown.hide_details": "Skjul detaljer",

  "pricing_table.trial_ends": "Betales den {{formattedTrialEndDate}}",
  "pricing_table.total_excluding_tax": "I alt uden moms",
  "pricing_table.tax": "Moms",
  "pricing_table.total_due_today": "Betales i dag",
  "pricing_table.enter_billing_address_to_calculate": "Angiv faktureringsadresse for at beregne momsen",
  "pricing_table.enter_state_or_postal_code_to_calculate":
    "Angiv delstat, provins eller postnummer for at beregne momsen",
  "pricing_table.enter_postal_code_to_calculate": "Angiv postnummer for at beregne momsen",

  "navbar_header.details": "Detaljer",
  "navbar_header.back_button": "Tilbage",

  "price_update.title": "Ny pris",
  "price_update.base_message":
    "Den samlede pris er opdateret med moms ud fra din faktureringsadresse. Se den igennem, og prøv igen. Dit kort belastes kun én gang.",
  "price_update.trial_message":
    "Abonnementsprisen indeholder nu moms ud fra din faktureringsadresse. Din gratis prøveperiode gælder stadig. Se prisen igennem, og prøv igen.",

  "sandbox.banner": "Testmiljø: Der trækkes ikke penge på noget kort.",
  "sandbox.feedback": "Send feedback",

  "apple_pay.free_trial": "Gratis prøveperiode",

  "test_store.title": "Testkøb",
  "test_store.explanation":
    "Dette er en testbutik: Du skal ikke bruge et kort, og der bliver ikke trukket penge. Vælg, hvordan købet af {{productTitle}} til {{price}} ender.",
  "test_store.valid": "Test et gennemført køb",
  "test_store.failed": "Test et mislykket køb",
  "test_store.cancel": "Annuller",
};
