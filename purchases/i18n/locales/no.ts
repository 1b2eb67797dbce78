import type { LabelsFile } from "../translate.ts";

export const labels: LabelsFile = {
  "periods.day": "{{amount}}\u00a0dag",
  "periods.week": "{{amount}}\u00a0uke",
  "periods.month": "{{amount}}\u00a0måned",
  "periods.year": "{{amount}}\u00a0år",
  "periods.dayPlural": "{{amount}}\u00a0dager",
  "periods.weekPlural": "{{amount}}\u00a0uker",
  "periods.monthPlural": "{{amount}}\u00a0måneder",
  "periods.yearPlural": "{{amount}}\u00a0år",
  "periods.dayShort": "{{amount}}\u00a0d",
  "periods.weekShort": "{{amount}}\u00a0u",
  "periods.monthShort": "{{amount}}\u00a0mnd.",
  "periods.yearShort": "{{amount}}\u00a0år",
  "periods.dayFrequency": "daglig",
  "periods.weekFrequency": "ukentlig",
  "periods.monthFrequency": "månedlig",
  "periods.yearFrequency": "årlig",
  "periods.dayFrequencyPlural": "hver {{amount}}. dag",
  "periods.weekFrequencyPlural": "hver {{amount}}. uke",
  "periods.monthFrequencyPlural": "hver {{amount}}. måned",
  "periods.yearFrequencyPlural": "hvert {{amount}}. år",
  "periods.perDayFrequency": "per dag",
  "periods.perWeekFrequency": "per uke",
  "periods.perMonthFrequency": "per måned",
  "periods.perYearFrequency": "per år",
  "periods.lifetime": "For alltid",
  "periods.unknownFrequency": "ukjent",

  "product_info.subscribe_to": "Abonner på",
  "product_info.product_title": "{{productTitle}}",
  "product_info.product_description": "{{productDescription}}",
  "product_info.product_price": "{{productPrice}}",
  "product_info.free_trial_duration": "{{trialDuration}} gratis",
  "product_info.intro_price_phase": "Først {{introPriceDuration}} for {{introPrice}}",
  "product_info.intro_price_phase_after_trial": "Deretter {{introPriceDuration}} for {{introPrice}}",
  "product_info.intro_price_phase_paid_once": "betales én gang",
  "product_info.price_per_period": "{{price}} {{perFrequency}}",
  "product_info.price_paid_once": "{{price}}, {{paidOnce}}",
  "product_info.after": "deretter",
  "product_info.after_trial": "etter prøveperioden",
  "product_info.price_after_free_trial": "Deretter {{price}} {{perFrequency}} fra {{renewalDate}}",
  "product_info.price_after_intro_price": "Deretter {{price}} {{perFrequency}} fra {{renewalDate}}",
  "product_info.total_due_today": "Å betale i dag",
  "product_info.renewal_frequency": "Fornyes {{frequency}}",
  "product_info.continues_until_cancelled": "Fornyes automatisk til du sier opp",
  "product_info.cancel_anytime": "Si opp når du vil",

  "payment_entry_page.payment_step_title": "Sikker betaling",
  "payment_entry_page.trial_subscription_terms_info":
    "Du betaler {{price}} {{perFrequency}} fra {{renewalDate}}, med mindre du sier opp før det.",
  "payment_entry_page.subscription_terms_info":
    "Når du betaler, lar du {{appName}} trekke beløpet nå og ved hver fornyelse, helt til du sier opp.",
  "payment_entry_page.otp_terms_info": "Når du betaler, lar du {{appName}} trekke beløpet én gang.",
  "payment_entry_page.subscription_info":
    "Abonnementet fornyes automatisk til det sies opp. Du kan si opp når som helst før fornyelsesdatoen.",
  "payment_entry_page.button_pay": "Betal",
  "payment_entry_page.button_start_trial": "Start prøveperiode",
  "payment_entry_page.button_with_price": "Betal {{formattedPrice}}",
  "payment_entry_page.button_payment_method": "Betal {{formattedPrice}} med {{paymentMethod}}",
  "payment_entry_page.express_checkout_divider": "ELLER BETAL MED KORT",
  "payment_entry_page.provider_note":
    "Kortopplysningene går rett til betalingstjenesten. {{appName}} får aldri se dem.",
  "payment_entry_page.processing": "Betalingen behandles. La denne siden stå åpen.",
  "payment_entry_page.loading": "Gjør klar betalingen",
  "payment_entry_page.missing_email": "Skriv inn e-postadressen din for å fortsette.",
  "payment_entry_page.missing_payment": "Fyll ut betalingsopplysningene for å fortsette.",
  "payment_entry_page.invalid_email": "E-postadressen er ikke gyldig. Skriv inn en gyldig e-postadresse.",
  "payment_entry_page.network_notice": "Du kan trygt prøve igjen. Kortet ditt belastes bare én gang.",

  "success_page.purchase_successful": "Betalingen er fullført",
  "success_page.button_close": "Fortsett",

  "error_page.close_button_title": "Gå til {{appName}}",
  "error_page.if_error_persists": "Hvis feilen vedvarer, ta kontakt med kundestøtte på",
  "error_page.trouble_accessing": "Hvis du ikke får tilgang til det du har kjøpt, ta kontakt med kundestøtte på",
  "error_page.error_title_already_subscribed": "Du abonnerer allerede på {{productTitle}}",
  "error_page.error_title_already_purchased": "Du har allerede kjøpt {{productTitle}}",
  "error_page.error_title_other_errors": "Noe gikk galt",
  "error_page.error_title_stripe_tax_not_active": "Stripe Tax er ikke aktivt",
  "error_page.error_title_stripe_invalid_tax_origin_address": "Opprinnelsesadressen for avgift er ikke gyldig",
  "error_page.error_title_stripe_missing_required_permission": "Det mangler en tillatelse",
  "error_page.error_message_already_subscribed":
    "Ingenting er trukket. Abonnementet ditt er aktivt og kan derfor ikke kjøpes på nytt.",
  "error_page.error_message_already_purchased":
    "Ingenting er trukket. Du eier allerede dette produktet, så det kan ikke kjøpes på nytt.",
  "error_page.error_message_network_error": "Nettverksfeil. Sjekk internettforbindelsen din.",
  "error_page.error_message_error_charging_payment": "Betalingen mislyktes.",
  "error_page.error_message_error_setting_up_purchase":
    "Kjøpet kunne ikke startes på grunn av en feil (feilkode: {{errorCode}}).",
  "error_page.error_message_unknown_error": "Det oppsto en ukjent feil (feilkode: {{errorCode}}).",
  "error_page.error_message_missing_email_error": "Kjøpet krever en e-postadresse.",
  "error_page.error_message_invalid_email_error":
    "E-postadressen {{email}} kunne ikke bekreftes. Skriv inn en gyldig e-postadresse.",
  "error_page.error_message_invalid_tax_location":
    "Vi kunne ikke bekrefte fakturaadressen din. Sjekk at postnummer og land stemmer.",
  "error_page.error_message_stripe_tax_not_active":
    "Kjøpet mislyktes fordi Stripe Tax ikke er aktivt i kontoen din. I produksjon går kjøp gjennom uten avgift.",
  "error_page.error_message_stripe_invalid_tax_origin_address":
    "Kjøpet mislyktes fordi opprinnelsesadressen for avgift ikke er gyldig. I produksjon går kjøp gjennom uten avgift.",
  "error_page.error_message_stripe_missing_required_permission":
    "Kjøpet mislyktes fordi en nødvendig tillatelse mangler. I produksjon går kjøp gjennom uten avgift.",
  "error_page.error_only_in_sandbox": "Denne meldingen vises bare i testmiljøet",
  "error_page.error_code": "Oppgi feilkode {{errorCode}} hvis du tar kontakt med kundestøtte.",
  "error_page.button_try_again": "Prøv igjen",
  "error_page.button_close": "Lukk",

  "paywall_variables.price_per_period": "{{formattedPrice}}/{{period}}",
  "paywall_variables.total_price_and_per_month": "{{formattedPrice}} ({{formattedPricePerMonth}}/{{monthPeriod}})",
  "paywall_variables.sub_relative_discount": "Spar {{discount}}\u00a0%",
  "paywall.nothing_to_restore": "Fant ingen kjøp å gjenopprette.",

  "pricing_dropdown.show_details": "Vis detaljer",
  "pricing_dropdown.hide_details": "Skjul detaljer",

  "pricing_table.trial_ends": "Betales {{formattedTrialEndDate}}",
  "pricing_table.total_excluding_tax": "Sum uten avgift",
  "pricing_table.tax": "Avgift",
  "pricing_table.total_due_today": "Å betale i dag",
  "pricing_table.enter_billing_address_to_calculate": "Oppgi fakturaadresse for å beregne avgiften",
  "pricing_table.enter_state_or_postal_code_to_calculate":
    "Oppgi delstat, provins eller postnummer for å beregne avgiften",
  "pricing_table.enter_postal_code_to_calculate": "Oppgi postnummer for å beregne avgiften",

  "navbar_header.details": "Detaljer",
  "navbar_header.back_button": "Tilbake",

  "price_update.title": "Ny pris",
  "price_update.base_message":
    "Totalprisen er oppdatert med avgiften som gjelder for fakturaadressen din. Se over den og prøv igjen. Kortet ditt belastes bare én gang.",
  "price_update.trial_message":
    "Abonnementsprisen inkluderer nå avgiften som gjelder for fakturaadressen din. Den gratis prøveperioden din gjelder fortsatt. Sjekk prisen og prøv igjen.",

  "sandbox.banner": "Testmiljø: ingen kort belastes.",
  "sandbox.feedback": "Gi tilbakemelding",

  "apple_pay.free_trial": "Gratis prøveperiode",

  "test_store.title": "Testkjøp",
  "test_store.explanation":
    "Dette er en testbutikk: du trenger ikke kort, og ingenting trekkes. Velg hvordan kjøpet av {{productTitle}} for {{price}} ender.",
  "test_store.valid": "Test et vellykket kjøp",
  "test_store.failed": "Test et mislykket kjøp",
  "test_store.cancel": "Avbryt",
};
