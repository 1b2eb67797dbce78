import type { LabelsFile } from "../translate.ts";

export const labels: LabelsFile = {
  "periods.day": "{{amount}}\u00a0zi",
  "periods.week": "{{amount}}\u00a0săptămână",
  "periods.month": "{{amount}}\u00a0lună",
  "periods.year": "{{amount}}\u00a0an",
  "periods.dayPlural": "{{amount}}\u00a0de zile",
  "periods.dayPlural_few": "{{amount}}\u00a0zile",
  "periods.weekPlural": "{{amount}}\u00a0de săptămâni",
  "periods.weekPlural_few": "{{amount}}\u00a0săptămâni",
  "periods.monthPlural": "{{amount}}\u00a0de luni",
  "periods.monthPlural_few": "{{amount}}\u00a0luni",
  "periods.yearPlural": "{{amount}}\u00a0de ani",
  "periods.yearPlural_few": "{{amount}}\u00a0ani",
  "periods.dayShort": "{{amount}}\u00a0zi",
  "periods.dayShort_few": "{{amount}}\u00a0zile",
  "periods.dayShort_other": "{{amount}}\u00a0zile",
  "periods.weekShort": "{{amount}}\u00a0săpt.",
  "periods.monthShort": "{{amount}}\u00a0lună",
  "periods.monthShort_few": "{{amount}}\u00a0luni",
  "periods.monthShort_other": "{{amount}}\u00a0luni",
  "periods.yearShort": "{{amount}}\u00a0an",
  "periods.yearShort_few": "{{amount}}\u00a0ani",
  "periods.yearShort_other": "{{amount}}\u00a0ani",
  "periods.dayFrequency": "zilnic",
  "periods.weekFrequency": "săptămânal",
  "periods.monthFrequency": "lunar",
  "periods.yearFrequency": "anual",
  "periods.dayFrequencyPlural": "la fiecare {{amount}} de zile",
  "periods.dayFrequencyPlural_few": "la fiecare {{amount}} zile",
  "periods.weekFrequencyPlural": "la fiecare {{amount}} de săptămâni",
  "periods.weekFrequencyPlural_few": "la fiecare {{amount}} săptămâni",
  "periods.monthFrequencyPlural": "la fiecare {{amount}} de luni",
  "periods.monthFrequencyPlural_few": "la fiecare {{amount}} luni",
  "periods.yearFrequencyPlural": "la fiecare {{amount}} de ani",
  "periods.yearFrequencyPlural_few": "la fiecare {{amount}} ani",
  "periods.perDayFrequency": "pe zi",
  "periods.perWeekFrequency": "pe săptămână",
  "periods.perMonthFrequency": "pe lună",
  "periods.perYearFrequency": "pe an",
  "periods.lifetime": "Pe viață",
  "periods.unknownFrequency": "necunoscut",

  "product_info.subscribe_to": "Abonament la",
  "product_info.product_title": "{{productTitle}}",
  "product_info.product_description": "{{productDescription}}",
  "product_info.product_price": "{{productPrice}}",
  "product_info.free_trial_duration": "Gratuit timp de {{trialDuration}}",
  "product_info.intro_price_phase": "Mai întâi {{introPriceDuration}} la {{introPrice}}",
  "product_info.intro_price_phase_after_trial": "Apoi {{introPriceDuration}} la {{introPrice}}",
  "product_info.intro_price_phase_paid_once": "plată unică",
  "product_info.price_per_period": "{{price}} {{perFrequency}}",
  "product_info.price_paid_once": "{{price}}, {{paidOnce}}",
  "product_info.after": "apoi",
  "product_info.after_trial": "după perioada de probă",
  "product_info.price_after_free_trial": "Apoi {{price}} {{perFrequency}} începând cu {{renewalDate}}",
  "product_info.price_after_intro_price": "Apoi {{price}} {{perFrequency}} începând cu {{renewalDate}}",
  "product_info.total_due_today": "Total de plată astăzi",
  "product_info.renewal_frequency": "Se reînnoiește {{frequency}}",
  "product_info.continues_until_cancelled": "Se reînnoiește automat până la anulare",
  "product_info.cancel_anytime": "Puteți anula oricând",

  "payment_entry_page.payment_step_title": "Plată securizată",
  "payment_entry_page.trial_subscription_terms_info":
    "Dacă nu anulați înainte, veți plăti {{price}} {{perFrequency}} începând cu {{renewalDate}}.",
  "payment_entry_page.subscription_terms_info":
    "Prin plată, permiteți ca {{appName}} să încaseze suma acum și la fiecare reînnoire, până când anulați.",
  "payment_entry_page.otp_terms_info": "Prin plată, permiteți ca {{appName}} să încaseze suma o singură dată.",
  "payment_entry_page.subscription_info":
    "Abonamentul se reînnoiește automat până la anulare. Îl puteți anula oricând înainte de data reînnoirii.",
  "payment_entry_page.button_pay": "Plătiți",
  "payment_entry_page.button_start_trial": "Începeți perioada de probă",
  "payment_entry_page.button_with_price": "Plătiți {{formattedPrice}}",
  "payment_entry_page.button_payment_method": "Plătiți {{formattedPrice}} cu {{paymentMethod}}",
  "payment_entry_page.express_checkout_divider": "SAU PLĂTIȚI CU CARDUL",
  "payment_entry_page.provider_note":
    "Datele cardului ajung direct la furnizorul de servicii de plată. {{appName}} nu le vede niciodată.",
  "payment_entry_page.processing": "Plata este în curs de procesare. Nu închideți această pagină.",
  "payment_entry_page.loading": "Se pregătește plata",
  "payment_entry_page.missing_email": "Introduceți adresa de e-mail pentru a continua.",
  "payment_entry_page.missing_payment": "Completați datele de plată pentru a continua.",
  "payment_entry_page.invalid_email": "Adresa de e-mail nu este validă. Introduceți o adresă de e-mail validă.",
  "payment_entry_page.network_notice": "Puteți încerca din nou fără grijă. Cardul va fi debitat o singură dată.",

  "success_page.purchase_successful": "Plată finalizată",
  "success_page.button_close": "Continuați",

  "error_page.close_button_title": "Mergeți la {{appName}}",
  "error_page.if_error_persists": "Dacă eroarea persistă, scrieți echipei de asistență:",
  "error_page.trouble_accessing": "Dacă nu puteți accesa achiziția, scrieți echipei de asistență:",
  "error_page.error_title_already_subscribed": "Aveți deja un abonament la „{{productTitle}}”",
  "error_page.error_title_already_purchased": "Ați cumpărat deja „{{productTitle}}”",
  "error_page.error_title_other_errors": "Ceva nu a mers bine",
  "error_page.error_title_stripe_tax_not_active": "Stripe Tax nu este activat",
  "error_page.error_title_stripe_invalid_tax_origin_address": "Adresa fiscală de origine nu este validă",
  "error_page.error_title_stripe_missing_required_permission": "Lipsește o permisiune",
  "error_page.error_message_already_subscribed":
    "Nu s-a încasat nicio sumă. Abonamentul este activ, așa că nu poate fi cumpărat din nou.",
  "error_page.error_message_already_purchased":
    "Nu s-a încasat nicio sumă. Dețineți deja acest produs, așa că nu poate fi cumpărat din nou.",
  "error_page.error_message_network_error": "Eroare de rețea. Verificați conexiunea la internet.",
  "error_page.error_message_error_charging_payment": "Plata nu a reușit.",
  "error_page.error_message_error_setting_up_purchase":
    "Achiziția nu a început din cauza unei erori (cod de eroare: {{errorCode}}).",
  "error_page.error_message_unknown_error": "A apărut o eroare necunoscută (cod de eroare: {{errorCode}}).",
  "error_page.error_message_missing_email_error": "Pentru a finaliza achiziția este nevoie de o adresă de e-mail.",
  "error_page.error_message_invalid_email_error":
    "Adresa {{email}} nu a putut fi verificată. Introduceți o adresă de e-mail validă.",
  "error_page.error_message_invalid_tax_location":
    "Nu am putut verifica adresa de facturare. Verificați dacă țara și codul poștal sunt corecte.",
  "error_page.error_message_stripe_tax_not_active":
    "Achiziția nu a reușit deoarece Stripe Tax nu este activat în contul dumneavoastră. În producție, achizițiile se fac fără taxe.",
  "error_page.error_message_stripe_invalid_tax_origin_address":
    "Achiziția nu a reușit deoarece adresa fiscală de origine nu este validă. În producție, achizițiile se fac fără taxe.",
  "error_page.error_message_stripe_missing_required_permission":
    "Achiziția nu a reușit deoarece lipsește o permisiune necesară. În producție, achizițiile se fac fără taxe.",
  "error_page.error_only_in_sandbox": "Acest mesaj apare doar în mediul de testare",
  "error_page.error_code": "Dacă scrieți echipei de asistență, menționați codul de eroare {{errorCode}}.",
  "error_page.button_try_again": "Încercați din nou",
  "error_page.button_close": "Închideți",

  "paywall_variables.price_per_period": "{{formattedPrice}}/{{period}}",
  "paywall_variables.total_price_and_per_month": "{{formattedPrice}} ({{formattedPricePerMonth}}/{{monthPeriod}})",
  "paywall_variables.sub_relative_discount": "Reducere de {{discount}}%",
  "paywall.nothing_to_restore": "Nu s-a găsit nicio achiziție de restabilit.",

  "pricing_dropdown.show_details": "Afișați detaliile",
  "pricing_dropdown.hide_details": "Ascundeți detaliile",

  "pricing_table.trial_ends": "De plată la {{formattedTrialEndDate}}",
  "pricing_table.total_excluding_tax": "Total fără taxe",
  "pricing_table.tax": "Taxe",
  "pricing_table.total_due_today": "Total de plată astăzi",
  "pricing_table.enter_billing_address_to_calculate": "Introduceți adresa de facturare pentru calcul",
  "pricing_table.enter_state_or_postal_code_to_calculate":
    "Introduceți statul, provincia sau codul poștal pentru calcul",
  "pricing_table.enter_postal_code_to_calculate": "Introduceți codul poștal pentru calcul",

  "navbar_header.details": "Detalii",
  "navbar_header.back_button": "Înapoi",

  "price_update.title": "Prețul s-a modificat",
  "price_update.base_message":
    "Prețul total include acum taxele corespunzătoare adresei de facturare. Verificați-l și încercați din nou. Cardul va fi debitat o singură dată.",
  "price_update.trial_message":
    "Prețul abonamentului include acum taxele corespunzătoare adresei de facturare. Perioada de probă gratuită rămâne valabilă. Verificați prețul și încercați din nou.",

  "sandbox.banner": "Mediu de testare: niciun card nu este debitat.",
  "sandbox.feedback": "Trimiteți feedback",

  "apple_pay.free_trial": "Perioadă de probă gratuită",

  "test_store.title": "Achiziție de test",
  "test_store.explanation":
    "Acesta este un magazin de test: nu se cere niciun card și nu se încasează nimic. Alegeți cum se încheie achiziția produsului „{{productTitle}}” la prețul de {{price}}.",
  "test_store.valid": "Testați o achiziție reușită",
  "test_store.failed": "Testați o achiziție eșuată",
  "test_store.cancel": "Anulați",
};
