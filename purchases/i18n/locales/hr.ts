import type { LabelsFile } from "../translate.ts";

export const labels: LabelsFile = {
  "periods.day": "{{amount}}\u00a0dan",
  "periods.week": "{{amount}}\u00a0tjedan",
  "periods.month": "{{amount}}\u00a0mjesec",
  "periods.year": "{{amount}}\u00a0godina",
  "periods.dayPlural": "{{amount}}\u00a0dana",
  "periods.dayPlural_one": "{{amount}}\u00a0dan",
  "periods.dayPlural_few": "{{amount}}\u00a0dana",
  "periods.weekPlural": "{{amount}}\u00a0tjedana",
  "periods.weekPlural_one": "{{amount}}\u00a0tjedan",
  "periods.weekPlural_few": "{{amount}}\u00a0tjedna",
  "periods.monthPlural": "{{amount}}\u00a0mjeseci",
  "periods.monthPlural_one": "{{amount}}\u00a0mjesec",
  "periods.monthPlural_few": "{{amount}}\u00a0mjeseca",
  "periods.yearPlural": "{{amount}}\u00a0godina",
  "periods.yearPlural_one": "{{amount}}\u00a0godina",
  "periods.yearPlural_few": "{{amount}}\u00a0godine",
  "periods.dayShort": "{{amount}}\u00a0d.",
  "periods.weekShort": "{{amount}}\u00a0tj.",
  "periods.monthShort": "{{amount}}\u00a0mj.",
  "periods.yearShort": "{{amount}}\u00a0g.",
  "periods.dayFrequency": "dnevno",
  "periods.weekFrequency": "tjedno",
  "periods.monthFrequency": "mjesečno",
  "periods.yearFrequency": "godišnje",
  "periods.dayFrequencyPlural": "svakih {{amount}} dana",
  "periods.dayFrequencyPlural_one": "svakih {{amount}} dan",
  "periods.dayFrequencyPlural_few": "svaka {{amount}} dana",
  "periods.weekFrequencyPlural": "svakih {{amount}} tjedana",
  "periods.weekFrequencyPlural_one": "svakih {{amount}} tjedan",
  "periods.weekFrequencyPlural_few": "svaka {{amount}} tjedna",
  "periods.monthFrequencyPlural": "svakih {{amount}} mjeseci",
  "periods.monthFrequencyPlural_one": "svakih {{amount}} mjesec",
  "periods.monthFrequencyPlural_few": "svaka {{amount}} mjeseca",
  "periods.yearFrequencyPlural": "svakih {{amount}} godina",
  "periods.yearFrequencyPlural_one": "svakih {{amount}} godinu",
  "periods.yearFrequencyPlural_few": "svake {{amount}} godine",
  "periods.perDayFrequency": "dnevno",
  "periods.perWeekFrequency": "tjedno",
  "periods.perMonthFrequency": "mjesečno",
  "periods.perYearFrequency": "godišnje",
  "periods.lifetime": "Zauvijek",
  "periods.unknownFrequency": "nepoznato",

  "product_info.subscribe_to": "Pretplata",
  "product_info.product_title": "{{productTitle}}",
  "product_info.product_description": "{{productDescription}}",
  "product_info.product_price": "{{productPrice}}",
  "product_info.free_trial_duration": "{{trialDuration}} besplatno",
  "product_info.intro_price_phase": "Najprije {{introPriceDuration}} za {{introPrice}}",
  "product_info.intro_price_phase_after_trial": "Zatim {{introPriceDuration}} za {{introPrice}}",
  "product_info.intro_price_phase_paid_once": "plaća se jednom",
  "product_info.price_per_period": "{{price}} {{perFrequency}}",
  "product_info.price_paid_once": "{{price}}, {{paidOnce}}",
  "product_info.after": "nakon toga",
  "product_info.after_trial": "nakon probnog razdoblja",
  "product_info.price_after_free_trial": "Zatim {{price}} {{perFrequency}} od {{renewalDate}}",
  "product_info.price_after_intro_price": "Zatim {{price}} {{perFrequency}} od {{renewalDate}}",
  "product_info.total_due_today": "Ukupno za plaćanje danas",
  "product_info.renewal_frequency": "Obnavlja se {{frequency}}",
  "product_info.continues_until_cancelled": "Obnavlja se automatski do otkazivanja",
  "product_info.cancel_anytime": "Otkažite kad god želite",

  "payment_entry_page.payment_step_title": "Sigurno plaćanje",
  "payment_entry_page.trial_subscription_terms_info":
    "Ako pretplatu prije toga ne otkažete, od {{renewalDate}} plaćate {{price}} {{perFrequency}}.",
  "payment_entry_page.subscription_terms_info":
    "Plaćanjem dopuštate da vam {{appName}} naplati iznos sada i pri svakoj obnovi, sve dok ne otkažete pretplatu.",
  "payment_entry_page.otp_terms_info": "Plaćanjem dopuštate da vam {{appName}} jednokratno naplati iznos.",
  "payment_entry_page.subscription_info":
    "Pretplata se automatski obnavlja dok je ne otkažete. Možete je otkazati u bilo kojem trenutku prije datuma obnove.",
  "payment_entry_page.button_pay": "Plati",
  "payment_entry_page.button_start_trial": "Započni probno razdoblje",
  "payment_entry_page.button_with_price": "Plati {{formattedPrice}}",
  "payment_entry_page.button_payment_method": "Plati {{formattedPrice}} uz {{paymentMethod}}",
  "payment_entry_page.express_checkout_divider": "ILI PLATITE KARTICOM",
  "payment_entry_page.provider_note":
    "Podaci o kartici idu izravno pružatelju usluga plaćanja. {{appName}} ih nikada ne vidi.",
  "payment_entry_page.processing": "Plaćanje je u obradi. Molimo vas da ne zatvarate ovu stranicu.",
  "payment_entry_page.loading": "Pripremamo plaćanje",
  "payment_entry_page.missing_email": "Za nastavak unesite svoju adresu e-pošte.",
  "payment_entry_page.invalid_email": "Adresa e-pošte nije valjana. Unesite valjanu adresu e-pošte.",
  "payment_entry_page.network_notice": "Kartica će biti terećena samo jednom, bez obzira na broj pokušaja.",

  "success_page.purchase_successful": "Plaćanje je dovršeno",
  "success_page.button_close": "Nastavi",

  "error_page.close_button_title": "Idi u aplikaciju {{appName}}",
  "error_page.if_error_persists": "Ako se pogreška nastavi pojavljivati, obratite se podršci na",
  "error_page.trouble_accessing": "Ako ne možete pristupiti kupljenom, obratite se podršci na",
  "error_page.error_title_already_subscribed": "Već imate pretplatu „{{productTitle}}”",
  "error_page.error_title_already_purchased": "Već imate „{{productTitle}}”",
  "error_page.error_title_other_errors": "Nešto je pošlo po zlu",
  "error_page.error_title_stripe_tax_not_active": "Usluga Stripe Tax nije aktivna",
  "error_page.error_title_stripe_invalid_tax_origin_address": "Adresa prodavatelja za obračun poreza nije valjana",
  "error_page.error_title_stripe_missing_required_permission": "Nedostaje dopuštenje",
  "error_page.error_message_already_subscribed":
    "Vaša je pretplata aktivna pa je nije moguće ponovno kupiti. Ništa nije naplaćeno.",
  "error_page.error_message_already_purchased":
    "Ovaj proizvod već imate pa ga nije moguće ponovno kupiti. Ništa nije naplaćeno.",
  "error_page.error_message_network_error": "Pogreška mreže. Provjerite internetsku vezu.",
  "error_page.error_message_error_charging_payment": "Plaćanje nije uspjelo.",
  "error_page.error_message_error_setting_up_purchase":
    "Kupnja nije započela zbog pogreške (kod pogreške: {{errorCode}}).",
  "error_page.error_message_unknown_error": "Došlo je do nepoznate pogreške (kod pogreške: {{errorCode}}).",
  "error_page.error_message_missing_email_error": "Za dovršetak kupnje potrebna je adresa e-pošte.",
  "error_page.error_message_invalid_email_error":
    "Adresu e-pošte {{email}} nije bilo moguće potvrditi. Unesite valjanu adresu e-pošte.",
  "error_page.error_message_invalid_tax_location":
    "Nismo mogli potvrditi vašu adresu za naplatu. Provjerite jesu li poštanski broj i država točni.",
  "error_page.error_message_stripe_tax_not_active":
    "Kupnja nije uspjela jer usluga Stripe Tax nije aktivna na vašem računu. U produkcijskom okruženju kupnje se provode bez poreza.",
  "error_page.error_message_stripe_invalid_tax_origin_address":
    "Kupnja nije uspjela jer adresa prodavatelja za obračun poreza nije valjana. U produkcijskom okruženju kupnje se provode bez poreza.",
  "error_page.error_message_stripe_missing_required_permission":
    "Kupnja nije uspjela jer nedostaje potrebno dopuštenje. U produkcijskom okruženju kupnje se provode bez poreza.",
  "error_page.error_only_in_sandbox": "Ova se poruka prikazuje samo u testnom okruženju",
  "error_page.error_code": "Kod pogreške: {{errorCode}}",
  "error_page.button_try_again": "Pokušaj ponovno",
  "error_page.button_close": "Zatvori",

  "paywall_variables.price_per_period": "{{formattedPrice}}/{{period}}",
  "paywall_variables.total_price_and_per_month": "{{formattedPrice}} ({{formattedPricePerMonth}}/{{monthPeriod}})",
  "paywall_variables.sub_relative_discount": "Popust {{discount}}\u00a0%",

  "pricing_dropdown.show_details": "Prikaži pojedinosti",
  "pricing_dropdown.hide_details": "Sakrij pojedinosti",

  "pricing_table.trial_ends": "Dospijeva {{formattedTrialEndDate}}",
  "pricing_table.total_excluding_tax": "Ukupno bez poreza",
  "pricing_table.tax": "Porez",
  "pricing_table.total_due_today": "Ukupno za plaćanje danas",
  "pricing_table.enter_billing_address_to_calculate": "Za izračun unesite adresu za naplatu",
  "pricing_table.enter_state_or_postal_code_to_calculate": "Za izračun unesite saveznu državu ili poštanski broj",
  "pricing_table.enter_postal_code_to_calculate": "Za izračun unesite poštanski broj",

  "navbar_header.details": "Pojedinosti",
  "navbar_header.back_button": "Natrag",

  "price_update.title": "Promjena cijene",
  "price_update.base_message":
    "Ukupna cijena sada uključuje porez prema vašoj adresi za naplatu. Provjerite je i pokušajte ponovno. Kartica će biti terećena samo jednom.",
  "price_update.trial_message":
    "Cijena pretplate sada uključuje porez prema vašoj adresi za naplatu. Besplatno probno razdoblje i dalje vrijedi. Provjerite cijenu i pokušajte ponovno.",

  "sandbox.banner": "Testno okruženje: kartica se ne tereti.",
  "sandbox.feedback": "Pošalji povratne informacije",

  "apple_pay.free_trial": "Besplatno probno razdoblje",

  "test_store.title": "Testna kupnja",
  "test_store.explanation":
    "Ovo je testna trgovina: kartica nije potrebna i ništa se ne naplaćuje. Odaberite kako će završiti kupnja „{{productTitle}}” za {{price}}.",
  "test_store.valid": "Uspješna kupnja",
  "test_store.failed": "Neuspješna kupnja",
  "test_store.cancel": "Odustani",
};
