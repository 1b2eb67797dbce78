import type { LabelsFile } from "../translate.ts";

export const labels: LabelsFile = {
  "periods.day": "{{amount}}\u00a0nap",
  "periods.week": "{{amount}}\u00a0hét",
  "periods.month": "{{amount}}\u00a0hónap",
  "periods.year": "{{amount}}\u00a0év",
  "periods.dayPlural": "{{amount}}\u00a0nap",
  "periods.dayPlural_one": "{{amount}}\u00a0nap",
  "periods.weekPlural": "{{amount}}\u00a0hét",
  "periods.weekPlural_one": "{{amount}}\u00a0hét",
  "periods.monthPlural": "{{amount}}\u00a0hónap",
  "periods.monthPlural_one": "{{amount}}\u00a0hónap",
  "periods.yearPlural": "{{amount}}\u00a0év",
  "periods.yearPlural_one": "{{amount}}\u00a0év",
  "periods.dayShort": "{{amount}}\u00a0nap",
  "periods.weekShort": "{{amount}}\u00a0hét",
  "periods.monthShort": "{{amount}}\u00a0hó",
  "periods.yearShort": "{{amount}}\u00a0év",
  "periods.dayFrequency": "naponta",
  "periods.weekFrequency": "hetente",
  "periods.monthFrequency": "havonta",
  "periods.yearFrequency": "évente",
  "periods.dayFrequencyPlural": "{{amount}} naponta",
  "periods.dayFrequencyPlural_one": "{{amount}} naponta",
  "periods.weekFrequencyPlural": "{{amount}} hetente",
  "periods.weekFrequencyPlural_one": "{{amount}} hetente",
  "periods.monthFrequencyPlural": "{{amount}} havonta",
  "periods.monthFrequencyPlural_one": "{{amount}} havonta",
  "periods.yearFrequencyPlural": "{{amount}} évente",
  "periods.yearFrequencyPlural_one": "{{amount}} évente",
  "periods.perDayFrequency": "naponta",
  "periods.perWeekFrequency": "hetente",
  "periods.perMonthFrequency": "havonta",
  "periods.perYearFrequency": "évente",
  "periods.lifetime": "Örökös",
  "periods.unknownFrequency": "ismeretlen",

  "product_info.subscribe_to": "Előfizetés",
  "product_info.product_title": "{{productTitle}}",
  "product_info.product_description": "{{productDescription}}",
  "product_info.product_price": "{{productPrice}}",
  "product_info.free_trial_duration": "{{trialDuration}} ingyen",
  "product_info.intro_price_phase": "Az első {{introPriceDuration}} ára: {{introPrice}}",
  "product_info.intro_price_phase_after_trial": "Ezután {{introPriceDuration}}: {{introPrice}}",
  "product_info.intro_price_phase_paid_once": "egyszeri fizetéssel",
  "product_info.price_per_period": "{{perFrequency}} {{price}}",
  "product_info.price_paid_once": "{{price}}, {{paidOnce}}",
  "product_info.after": "utána",
  "product_info.after_trial": "a próbaidőszak után",
  "product_info.price_after_free_trial": "Ezután {{perFrequency}} {{price}}, első fizetés: {{renewalDate}}",
  "product_info.price_after_intro_price": "Ezután {{perFrequency}} {{price}}, ettől a naptól: {{renewalDate}}",
  "product_info.total_due_today": "Ma fizetendő",
  "product_info.renewal_frequency": "Megújulás: {{frequency}}",
  "product_info.continues_until_cancelled": "Lemondásig automatikusan megújul",
  "product_info.cancel_anytime": "Bármikor lemondható",

  "payment_entry_page.payment_step_title": "Biztonságos fizetés",
  "payment_entry_page.trial_subscription_terms_info":
    "Ha előtte nem mondja le, az előfizetés díja {{perFrequency}} {{price}}, az első fizetés napja: {{renewalDate}}",
  "payment_entry_page.subscription_terms_info":
    "A fizetéssel engedélyezi, hogy a kereskedő ({{appName}}) most és minden megújuláskor beszedje a díjat, amíg le nem mondja az előfizetést.",
  "payment_entry_page.otp_terms_info":
    "A fizetéssel engedélyezi, hogy a kereskedő ({{appName}}) egyszer beszedje a díjat.",
  "payment_entry_page.subscription_info":
    "Az előfizetés lemondásig automatikusan megújul. A megújulás napja előtt bármikor lemondhatja.",
  "payment_entry_page.button_pay": "Fizetés",
  "payment_entry_page.button_start_trial": "Próbaidőszak indítása",
  "payment_entry_page.button_with_price": "{{formattedPrice}} fizetése",
  "payment_entry_page.button_payment_method": "{{formattedPrice}} fizetése – {{paymentMethod}}",
  "payment_entry_page.express_checkout_divider": "VAGY FIZETÉS KÁRTYÁVAL",
  "payment_entry_page.provider_note":
    "A kártyaadatok közvetlenül a fizetési szolgáltatóhoz kerülnek, a kereskedő ({{appName}}) soha nem látja őket.",
  "payment_entry_page.processing": "A fizetés feldolgozása folyamatban van. Kérjük, ne zárja be ezt az oldalt.",
  "payment_entry_page.loading": "A fizetés előkészítése",
  "payment_entry_page.missing_email": "A folytatáshoz meg kell adnia az e-mail-címét.",
  "payment_entry_page.missing_payment": "A folytatáshoz töltse ki a fizetési adatokat.",
  "payment_entry_page.invalid_email": "Az e-mail-cím érvénytelen. Kérjük, adjon meg egy érvényes e-mail-címet.",
  "payment_entry_page.network_notice": "Nyugodtan próbálja újra. A kártyáját csak egyszer terheljük meg.",

  "success_page.purchase_successful": "Sikeres fizetés",
  "success_page.button_close": "Tovább",

  "error_page.close_button_title": "Tovább ide: {{appName}}",
  "error_page.if_error_persists": "Ha a hiba továbbra is fennáll, írjon az ügyfélszolgálatnak:",
  "error_page.trouble_accessing": "Ha nem fér hozzá a megvásárolt termékhez, írjon az ügyfélszolgálatnak:",
  "error_page.error_title_already_subscribed": "Erre már előfizetett: {{productTitle}}",
  "error_page.error_title_already_purchased": "Ezt már megvásárolta: {{productTitle}}",
  "error_page.error_title_other_errors": "Hiba történt",
  "error_page.error_title_stripe_tax_not_active": "A Stripe Tax nincs bekapcsolva",
  "error_page.error_title_stripe_invalid_tax_origin_address": "A kereskedő adózási címe érvénytelen",
  "error_page.error_title_stripe_missing_required_permission": "Hiányzik egy jogosultság",
  "error_page.error_message_already_subscribed":
    "Nem történt terhelés. Az előfizetése érvényes, ezért nem vásárolható meg újra.",
  "error_page.error_message_already_purchased":
    "Nem történt terhelés. Ez a termék már az Öné, ezért nem vásárolható meg újra.",
  "error_page.error_message_network_error": "Hálózati hiba. Kérjük, ellenőrizze az internetkapcsolatot.",
  "error_page.error_message_error_charging_payment": "A fizetés sikertelen.",
  "error_page.error_message_error_setting_up_purchase": "Hiba miatt nem indult el a vásárlás (hibakód: {{errorCode}}).",
  "error_page.error_message_unknown_error": "Ismeretlen hiba történt (hibakód: {{errorCode}}).",
  "error_page.error_message_missing_email_error": "A vásárlás befejezéséhez e-mail-cím szükséges.",
  "error_page.error_message_invalid_email_error":
    "Ezt az e-mail-címet nem sikerült ellenőrizni: {{email}}. Kérjük, adjon meg egy érvényes e-mail-címet.",
  "error_page.error_message_invalid_tax_location":
    "Nem sikerült ellenőrizni a számlázási címét. Kérjük, nézze meg, helyes-e az irányítószám és az ország.",
  "error_page.error_message_stripe_tax_not_active":
    "A vásárlás sikertelen, mert a Stripe Tax nincs bekapcsolva a fiókjában. Éles környezetben a vásárlások adó nélkül működnek.",
  "error_page.error_message_stripe_invalid_tax_origin_address":
    "A vásárlás sikertelen, mert a kereskedő adózási címe érvénytelen. Éles környezetben a vásárlások adó nélkül működnek.",
  "error_page.error_message_stripe_missing_required_permission":
    "A vásárlás sikertelen, mert hiányzik egy szükséges jogosultság. Éles környezetben a vásárlások adó nélkül működnek.",
  "error_page.error_only_in_sandbox": "Ez az üzenet csak a tesztkörnyezetben jelenik meg",
  "error_page.error_code": "Ha az ügyfélszolgálatnak ír, adja meg a hibakódot: {{errorCode}}.",
  "error_page.button_try_again": "Újrapróbálás",
  "error_page.button_close": "Bezárás",

  "paywall_variables.price_per_period": "{{formattedPrice}}/{{period}}",
  "paywall_variables.total_price_and_per_month": "{{formattedPrice}} ({{formattedPricePerMonth}}/{{monthPeriod}})",
  "paywall_variables.sub_relative_discount": "{{discount}}% kedvezmény",
  "paywall.nothing_to_restore": "Nem található visszaállítható vásárlás.",

  "pricing_dropdown.show_details": "Részletek megjelenítése",
  "pricing_dropdown.hide_details": "Részletek elrejtése",

  "pricing_table.trial_ends": "Esedékes: {{formattedTrialEndDate}}",
  "pricing_table.total_excluding_tax": "Összesen adó nélkül",
  "pricing_table.tax": "Adó",
  "pricing_table.total_due_today": "Ma fizetendő",
  "pricing_table.enter_billing_address_to_calculate": "A számításhoz adja meg a számlázási címet",
  "pricing_table.enter_state_or_postal_code_to_calculate": "A számításhoz adja meg az államot vagy az irányítószámot",
  "pricing_table.enter_postal_code_to_calculate": "A számításhoz adja meg az irányítószámot",

  "navbar_header.details": "Részletek",
  "navbar_header.back_button": "Vissza",

  "price_update.title": "Árváltozás",
  "price_update.base_message":
    "A végösszeg most már tartalmazza a számlázási címe szerinti adót. Kérjük, ellenőrizze, majd próbálja újra. A kártyáját csak egyszer terheljük meg.",
  "price_update.trial_message":
    "Az előfizetés ára most már tartalmazza a számlázási címe szerinti adót. Az ingyenes próbaidőszak továbbra is érvényes. Kérjük, ellenőrizze az árat, majd próbálja újra.",

  "sandbox.banner": "Tesztkörnyezet: a kártyát nem terheljük meg.",
  "sandbox.feedback": "Visszajelzés küldése",

  "apple_pay.free_trial": "Ingyenes próbaidőszak",

  "test_store.title": "Tesztvásárlás",
  "test_store.explanation":
    "Ez egy tesztáruház: nem kell kártya, és nem történik terhelés. Válassza ki, hogyan végződjön ez a vásárlás: {{productTitle}}, {{price}}.",
  "test_store.valid": "Sikeres vásárlás",
  "test_store.failed": "Sikertelen vásárlás",
  "test_store.cancel": "Mégse",
};
