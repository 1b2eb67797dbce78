import type { LabelsFile } from "../translate.ts";

export const labels: LabelsFile = {
  "periods.day": "{{amount}}\u00a0dag",
  "periods.week": "{{amount}}\u00a0vecka",
  "periods.month": "{{amount}}\u00a0månad",
  "periods.year": "{{amount}}\u00a0år",
  "periods.dayPlural": "{{amount}}\u00a0dagar",
  "periods.weekPlural": "{{amount}}\u00a0veckor",
  "periods.monthPlural": "{{amount}}\u00a0månader",
  "periods.yearPlural": "{{amount}}\u00a0år",
  "periods.dayShort": "{{amount}}\u00a0d",
  "periods.weekShort": "{{amount}}\u00a0v",
  "periods.monthShort": "{{amount}}\u00a0mån",
  "periods.yearShort": "{{amount}}\u00a0år",
  "periods.dayFrequency": "varje dag",
  "periods.weekFrequency": "varje vecka",
  "periods.monthFrequency": "varje månad",
  "periods.yearFrequency": "varje år",
  "periods.dayFrequencyPlural": "per {{amount}} dagar",
  "periods.weekFrequencyPlural": "per {{amount}} veckor",
  "periods.monthFrequencyPlural": "per {{amount}} månader",
  "periods.yearFrequencyPlural": "per {{amount}} år",
  "periods.perDayFrequency": "per dag",
  "periods.perWeekFrequency": "per vecka",
  "periods.perMonthFrequency": "per månad",
  "periods.perYearFrequency": "per år",
  "periods.lifetime": "För alltid",
  "periods.unknownFrequency": "okänt",

  "product_info.subscribe_to": "Prenumerera på",
  "product_info.product_title": "{{productTitle}}",
  "product_info.product_description": "{{productDescription}}",
  "product_info.product_price": "{{productPrice}}",
  "product_info.free_trial_duration": "{{trialDuration}} gratis",
  "product_info.intro_price_phase": "Först {{introPriceDuration}} för {{introPrice}}",
  "product_info.intro_price_phase_after_trial": "Sedan {{introPriceDuration}} för {{introPrice}}",
  "product_info.intro_price_phase_paid_once": "betalas en gång",
  "product_info.price_per_period": "{{price}} {{perFrequency}}",
  "product_info.price_paid_once": "{{price}}, {{paidOnce}}",
  "product_info.after": "därefter",
  "product_info.after_trial": "efter provperioden",
  "product_info.price_after_free_trial": "Sedan {{price}} {{perFrequency}} från den {{renewalDate}}",
  "product_info.price_after_intro_price": "Sedan {{price}} {{perFrequency}} från den {{renewalDate}}",
  "product_info.total_due_today": "Att betala i dag",
  "product_info.renewal_frequency": "Förnyelse: {{frequency}}",
  "product_info.continues_until_cancelled": "Förnyas automatiskt tills du säger upp",
  "product_info.cancel_anytime": "Säg upp när du vill",

  "payment_entry_page.payment_step_title": "Säker betalning",
  "payment_entry_page.trial_subscription_terms_info":
    "Du betalar {{price}} {{perFrequency}} från den {{renewalDate}}, om du inte säger upp innan dess.",
  "payment_entry_page.subscription_terms_info":
    "När du betalar låter du {{appName}} dra beloppet nu och vid varje förnyelse, tills du säger upp.",
  "payment_entry_page.otp_terms_info": "När du betalar låter du {{appName}} dra beloppet en gång.",
  "payment_entry_page.subscription_info":
    "Prenumerationen förnyas automatiskt tills den sägs upp. Du kan säga upp när som helst före förnyelsedagen.",
  "payment_entry_page.button_pay": "Betala",
  "payment_entry_page.button_start_trial": "Starta provperiod",
  "payment_entry_page.button_with_price": "Betala {{formattedPrice}}",
  "payment_entry_page.button_payment_method": "Betala {{formattedPrice}} med {{paymentMethod}}",
  "payment_entry_page.express_checkout_divider": "ELLER BETALA MED KORT",
  "payment_entry_page.provider_note": "Kortuppgifterna går direkt till betaltjänsten. {{appName}} får aldrig se dem.",
  "payment_entry_page.processing": "Betalningen behandlas. Låt sidan vara öppen.",
  "payment_entry_page.loading": "Kassan görs i ordning",
  "payment_entry_page.missing_email": "Ange din e-postadress för att fortsätta.",
  "payment_entry_page.missing_payment": "Fyll i dina betalningsuppgifter för att fortsätta.",
  "payment_entry_page.invalid_email": "E-postadressen är inte giltig. Ange en giltig e-postadress.",
  "payment_entry_page.network_notice": "Du kan lugnt försöka igen. Ditt kort debiteras bara en gång.",

  "success_page.purchase_successful": "Betalningen är klar",
  "success_page.button_close": "Fortsätt",

  "error_page.close_button_title": "Till {{appName}}",
  "error_page.if_error_persists": "Kontakta kundtjänst om felet kvarstår:",
  "error_page.trouble_accessing": "Kontakta kundtjänst om du inte kommer åt ditt köp:",
  "error_page.error_title_already_subscribed": "Du prenumererar redan på {{productTitle}}",
  "error_page.error_title_already_purchased": "Du har redan köpt {{productTitle}}",
  "error_page.error_title_other_errors": "Något gick fel",
  "error_page.error_title_stripe_tax_not_active": "Stripe Tax är inte aktivt",
  "error_page.error_title_stripe_invalid_tax_origin_address": "Ursprungsadressen för skatt är inte giltig",
  "error_page.error_title_stripe_missing_required_permission": "En behörighet saknas",
  "error_page.error_message_already_subscribed":
    "Inget har debiterats. Din prenumeration är aktiv och kan därför inte köpas igen.",
  "error_page.error_message_already_purchased":
    "Inget har debiterats. Du äger redan produkten och den kan därför inte köpas igen.",
  "error_page.error_message_network_error": "Nätverksfel. Kontrollera din internetanslutning.",
  "error_page.error_message_error_charging_payment": "Betalningen misslyckades.",
  "error_page.error_message_error_setting_up_purchase":
    "Köpet kunde inte påbörjas på grund av ett fel (felkod: {{errorCode}}).",
  "error_page.error_message_unknown_error": "Ett okänt fel uppstod (felkod: {{errorCode}}).",
  "error_page.error_message_missing_email_error": "En e-postadress behövs för köpet.",
  "error_page.error_message_invalid_email_error":
    "E-postadressen {{email}} kunde inte bekräftas. Ange en giltig e-postadress.",
  "error_page.error_message_invalid_tax_location":
    "Vi kunde inte bekräfta din faktureringsadress. Kontrollera att postnummer och land stämmer.",
  "error_page.error_message_stripe_tax_not_active":
    "Köpet misslyckades eftersom Stripe Tax inte är aktivt i ditt konto. I produktion går köp igenom utan skatt.",
  "error_page.error_message_stripe_invalid_tax_origin_address":
    "Köpet misslyckades eftersom ursprungsadressen för skatt inte är giltig. I produktion går köp igenom utan skatt.",
  "error_page.error_message_stripe_missing_required_permission":
    "Köpet misslyckades eftersom en nödvändig behörighet saknas. I produktion går köp igenom utan skatt.",
  "error_page.error_only_in_sandbox": "Meddelandet visas bara i testmiljön",
  "error_page.error_code": "Uppge felkod {{errorCode}} om du kontaktar kundtjänst.",
  "error_page.button_try_again": "Försök igen",
  "error_page.button_close": "Stäng",

  "paywall_variables.price_per_period": "{{formattedPrice}}/{{period}}",
  "paywall_variables.total_price_and_per_month": "{{formattedPrice}} ({{formattedPricePerMonth}}/{{monthPeriod}})",
  "paywall_variables.sub_relative_discount": "Spara {{discount}}\u00a0%",
  "paywall.nothing_to_restore": "Inga köp att återställa hittades.",

  "pricing_dropdown.show_details": "Visa detaljer",
  "pricing_dropdown.hide_details": "Dölj detaljer",

  "pricing_table.trial_ends": "Betalas den {{formattedTrialEndDate}}",
  "pricing_table.total_excluding_tax": "Summa exklusive skatt",
  "pricing_table.tax": "Skatt",
  "pricing_table.total_due_today": "Att betala i dag",
  "pricing_table.enter_billing_address_to_calculate": "Ange faktureringsadress, så räknas skatten ut",
  "pricing_table.enter_state_or_postal_code_to_calculate":
    "Ange delstat, provins eller postnummer, så räknas skatten ut",
  "pricing_table.enter_postal_code_to_calculate": "Ange postnummer, så räknas skatten ut",

  "navbar_header.details": "Detaljer",
  "navbar_header.back_button": "Tillbaka",

  "price_update.title": "Nytt pris",
  "price_update.base_message":
    "Totalpriset har uppdaterats med den skatt som hör till din faktureringsadress. Kontrollera det och försök igen. Ditt kort debiteras bara en gång.",
  "price_update.trial_message":
    "Prenumerationspriset inkluderar nu den skatt som hör till din faktureringsadress. Din kostnadsfria provperiod gäller fortfarande. Kontrollera priset och försök igen.",

  "sandbox.banner": "Testmiljö: inget kort debiteras.",
  "sandbox.feedback": "Lämna synpunkter",

  "apple_pay.free_trial": "Kostnadsfri provperiod",

  "test_store.title": "Testköp",
  "test_store.explanation":
    "Det här är en testbutik: inget kort behövs och inget debiteras. Välj hur köpet av {{productTitle}} för {{price}} slutar.",
  "test_store.valid": "Testa ett lyckat köp",
  "test_store.failed": "Testa ett misslyckat köp",
  "test_store.cancel": "Avbryt",
};
