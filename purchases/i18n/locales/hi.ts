import type { LabelsFile } from "../translate.ts";

export const labels: LabelsFile = {
  "periods.day": "{{amount}} दिन",
  "periods.week": "{{amount}} हफ़्ता",
  "periods.month": "{{amount}} महीना",
  "periods.year": "{{amount}} साल",
  "periods.dayPlural": "{{amount}} दिन",
  "periods.dayPlural_one": "{{amount}} दिन",
  "periods.weekPlural": "{{amount}} हफ़्ते",
  "periods.weekPlural_one": "{{amount}} हफ़्ता",
  "periods.monthPlural": "{{amount}} महीने",
  "periods.monthPlural_one": "{{amount}} महीना",
  "periods.yearPlural": "{{amount}} साल",
  "periods.yearPlural_one": "{{amount}} साल",
  "periods.dayShort": "{{amount}}\u00a0दिन",
  "periods.weekShort": "{{amount}}\u00a0हफ़्ते",
  "periods.monthShort": "{{amount}}\u00a0माह",
  "periods.yearShort": "{{amount}}\u00a0साल",
  "periods.dayFrequency": "हर दिन",
  "periods.weekFrequency": "हर हफ़्ते",
  "periods.monthFrequency": "हर महीने",
  "periods.yearFrequency": "हर साल",
  "periods.dayFrequencyPlural": "हर {{amount}} दिन में",
  "periods.dayFrequencyPlural_one": "हर {{amount}} दिन में",
  "periods.weekFrequencyPlural": "हर {{amount}} हफ़्ते में",
  "periods.weekFrequencyPlural_one": "हर {{amount}} हफ़्ते में",
  "periods.monthFrequencyPlural": "हर {{amount}} महीने में",
  "periods.monthFrequencyPlural_one": "हर {{amount}} महीने में",
  "periods.yearFrequencyPlural": "हर {{amount}} साल में",
  "periods.yearFrequencyPlural_one": "हर {{amount}} साल में",
  "periods.perDayFrequency": "हर दिन",
  "periods.perWeekFrequency": "हर हफ़्ते",
  "periods.perMonthFrequency": "हर महीने",
  "periods.perYearFrequency": "हर साल",
  "periods.lifetime": "हमेशा के लिए",
  "periods.unknownFrequency": "अज्ञात",

  "product_info.subscribe_to": "सदस्यता लें",
  "product_info.product_title": "{{productTitle}}",
  "product_info.product_description": "{{productDescription}}",
  "product_info.product_price": "{{productPrice}}",
  "product_info.free_trial_duration": "{{trialDuration}} मुफ़्त",
  "product_info.intro_price_phase": "शुरुआत में {{introPriceDuration}}: {{introPrice}}",
  "product_info.intro_price_phase_after_trial": "इसके बाद {{introPriceDuration}}: {{introPrice}}",
  "product_info.intro_price_phase_paid_once": "एक बार भुगतान",
  "product_info.price_per_period": "{{perFrequency}} {{price}}",
  "product_info.price_paid_once": "{{price}}, {{paidOnce}}",
  "product_info.after": "इसके बाद",
  "product_info.after_trial": "ट्रायल के बाद",
  "product_info.price_after_free_trial": "इसके बाद {{renewalDate}} से {{perFrequency}} {{price}}",
  "product_info.price_after_intro_price": "इसके बाद {{renewalDate}} से {{perFrequency}} {{price}}",
  "product_info.total_due_today": "आज देय कुल राशि",
  "product_info.renewal_frequency": "{{frequency}} नवीनीकरण",
  "product_info.continues_until_cancelled": "रद्द किए जाने तक अपने-आप नवीनीकरण",
  "product_info.cancel_anytime": "जब चाहें रद्द करें",

  "payment_entry_page.payment_step_title": "सुरक्षित भुगतान",
  "payment_entry_page.trial_subscription_terms_info":
    "अगर आप पहले रद्द नहीं करते हैं, तो {{renewalDate}} से आपको {{perFrequency}} {{price}} का भुगतान करना होगा।",
  "payment_entry_page.subscription_terms_info":
    "भुगतान करके आप {{appName}} को अभी और हर नवीनीकरण पर शुल्क लेने की अनुमति देते हैं, जब तक कि आप रद्द न करें।",
  "payment_entry_page.otp_terms_info": "भुगतान करके आप {{appName}} को एक बार शुल्क लेने की अनुमति देते हैं।",
  "payment_entry_page.subscription_info":
    "रद्द किए जाने तक सदस्यता का नवीनीकरण अपने-आप होता रहता है। आप नवीनीकरण की तारीख से पहले कभी भी रद्द कर सकते हैं।",
  "payment_entry_page.button_pay": "भुगतान करें",
  "payment_entry_page.button_start_trial": "ट्रायल शुरू करें",
  "payment_entry_page.button_with_price": "{{formattedPrice}} का भुगतान करें",
  "payment_entry_page.button_payment_method": "{{paymentMethod}} से {{formattedPrice}} का भुगतान करें",
  "payment_entry_page.express_checkout_divider": "या कार्ड से भुगतान करें",
  "payment_entry_page.provider_note":
    "कार्ड की जानकारी सीधे भुगतान सेवा प्रदाता को जाती है। {{appName}} को वह कभी नहीं दिखती।",
  "payment_entry_page.processing": "भुगतान किया जा रहा है। कृपया यह पेज खुला रखें।",
  "payment_entry_page.loading": "भुगतान पेज तैयार किया जा रहा है",
  "payment_entry_page.missing_email": "जारी रखने के लिए आपको अपना ईमेल पता देना होगा।",
  "payment_entry_page.invalid_email": "ईमेल पता मान्य नहीं है। कृपया मान्य ईमेल पता दें।",
  "payment_entry_page.network_notice": "आप कितनी भी बार कोशिश करें, आपके कार्ड से केवल एक बार शुल्क लिया जाएगा।",

  "success_page.purchase_successful": "भुगतान पूरा हुआ",
  "success_page.button_close": "जारी रखें",

  "error_page.close_button_title": "{{appName}} पर जाएँ",
  "error_page.if_error_persists": "अगर गड़बड़ी बनी रहती है, तो सहायता टीम से संपर्क करें:",
  "error_page.trouble_accessing": "अगर आपको अपनी ख़रीदारी इस्तेमाल करने में परेशानी हो, तो सहायता टीम से संपर्क करें:",
  "error_page.error_title_already_subscribed": "आप पहले ही {{productTitle}} की सदस्यता ले चुके हैं",
  "error_page.error_title_already_purchased": "आप पहले ही {{productTitle}} ख़रीद चुके हैं",
  "error_page.error_title_other_errors": "कुछ गड़बड़ हो गई",
  "error_page.error_title_stripe_tax_not_active": "Stripe Tax चालू नहीं है",
  "error_page.error_title_stripe_invalid_tax_origin_address": "विक्रेता का टैक्स पता मान्य नहीं है",
  "error_page.error_title_stripe_missing_required_permission": "एक अनुमति नहीं मिली है",
  "error_page.error_message_already_subscribed":
    "आपकी सदस्यता चालू है, इसलिए इसे दोबारा नहीं ख़रीदा जा सकता। कोई शुल्क नहीं लिया गया।",
  "error_page.error_message_already_purchased":
    "यह प्रॉडक्ट पहले से आपके पास है, इसलिए इसे दोबारा नहीं ख़रीदा जा सकता। कोई शुल्क नहीं लिया गया।",
  "error_page.error_message_network_error": "नेटवर्क की गड़बड़ी। कृपया अपना इंटरनेट कनेक्शन जाँचें।",
  "error_page.error_message_error_charging_payment": "भुगतान नहीं हो पाया।",
  "error_page.error_message_error_setting_up_purchase": "गड़बड़ी की वजह से ख़रीदारी शुरू नहीं हुई (गड़बड़ी कोड: {{errorCode}})।",
  "error_page.error_message_unknown_error": "कोई अज्ञात गड़बड़ी हुई (गड़बड़ी कोड: {{errorCode}})।",
  "error_page.error_message_missing_email_error": "ख़रीदारी पूरी करने के लिए ईमेल पता ज़रूरी है।",
  "error_page.error_message_invalid_email_error": "ईमेल पते {{email}} की पुष्टि नहीं हो पाई। कृपया मान्य ईमेल पता दें।",
  "error_page.error_message_invalid_tax_location":
    "हम आपके बिलिंग पते की पुष्टि नहीं कर पाए। कृपया दोबारा जाँच लें कि पिन कोड और देश सही हैं।",
  "error_page.error_message_stripe_tax_not_active":
    "ख़रीदारी नहीं हो पाई, क्योंकि आपके खाते में Stripe Tax चालू नहीं है। प्रोडक्शन में ख़रीदारी बिना टैक्स के हो जाती है।",
  "error_page.error_message_stripe_invalid_tax_origin_address":
    "ख़रीदारी नहीं हो पाई, क्योंकि विक्रेता का टैक्स पता मान्य नहीं है। प्रोडक्शन में ख़रीदारी बिना टैक्स के हो जाती है।",
  "error_page.error_message_stripe_missing_required_permission":
    "ख़रीदारी नहीं हो पाई, क्योंकि एक ज़रूरी अनुमति नहीं मिली है। प्रोडक्शन में ख़रीदारी बिना टैक्स के हो जाती है।",
  "error_page.error_only_in_sandbox": "यह संदेश केवल सैंडबॉक्स में दिखता है",
  "error_page.error_code": "गड़बड़ी कोड {{errorCode}}",
  "error_page.button_try_again": "फिर कोशिश करें",
  "error_page.button_close": "बंद करें",

  "paywall_variables.price_per_period": "{{formattedPrice}}/{{period}}",
  "paywall_variables.total_price_and_per_month": "{{formattedPrice}} ({{formattedPricePerMonth}}/{{monthPeriod}})",
  "paywall_variables.sub_relative_discount": "{{discount}}% की छूट",

  "pricing_dropdown.show_details": "विवरण दिखाएँ",
  "pricing_dropdown.hide_details": "विवरण छिपाएँ",

  "pricing_table.trial_ends": "{{formattedTrialEndDate}} को देय",
  "pricing_table.total_excluding_tax": "टैक्स के बिना कुल राशि",
  "pricing_table.tax": "टैक्स",
  "pricing_table.total_due_today": "आज देय कुल राशि",
  "pricing_table.enter_billing_address_to_calculate": "गणना के लिए बिलिंग पता डालें",
  "pricing_table.enter_state_or_postal_code_to_calculate": "गणना के लिए राज्य या पिन कोड डालें",
  "pricing_table.enter_postal_code_to_calculate": "गणना के लिए पिन कोड डालें",

  "navbar_header.details": "विवरण",
  "navbar_header.back_button": "वापस",

  "price_update.title": "क़ीमत में बदलाव",
  "price_update.base_message":
    "आपके बिलिंग पते के आधार पर कुल क़ीमत में टैक्स जोड़ा गया है। कृपया इसे जाँचें और फिर कोशिश करें। आपके कार्ड से केवल एक बार शुल्क लिया जाएगा।",
  "price_update.trial_message":
    "अब सदस्यता की क़ीमत में आपके बिलिंग पते के आधार पर टैक्स शामिल है। आपका मुफ़्त ट्रायल बना रहेगा। कृपया क़ीमत जाँचें और फिर कोशिश करें।",

  "sandbox.banner": "सैंडबॉक्स: कार्ड से कोई शुल्क नहीं लिया जाएगा।",
  "sandbox.feedback": "सुझाव भेजें",

  "apple_pay.free_trial": "मुफ़्त ट्रायल",

  "test_store.title": "टेस्ट ख़रीदारी",
  "test_store.explanation":
    "यह एक टेस्ट स्टोर है: कार्ड नहीं माँगा जाता और कोई शुल्क नहीं लिया जाता। चुनें कि {{price}} में {{productTitle}} की ख़रीदारी का नतीजा क्या हो।",
  "test_store.valid": "सफल ख़रीदारी आज़माएँ",
  "test_store.failed": "असफल ख़रीदारी आज़माएँ",
  "test_store.cancel": "रद्द करें",
};
