import type { LabelsFile } from "../translate.ts";

export const labels: LabelsFile = {
  "periods.day": "{{amount}}\u00a0hari",
  "periods.week": "{{amount}}\u00a0minggu",
  "periods.month": "{{amount}}\u00a0bulan",
  "periods.year": "{{amount}}\u00a0tahun",
  "periods.dayPlural": "{{amount}}\u00a0hari",
  "periods.weekPlural": "{{amount}}\u00a0minggu",
  "periods.monthPlural": "{{amount}}\u00a0bulan",
  "periods.yearPlural": "{{amount}}\u00a0tahun",
  "periods.dayShort": "{{amount}}\u00a0hr",
  "periods.weekShort": "{{amount}}\u00a0mgg",
  "periods.monthShort": "{{amount}}\u00a0bln",
  "periods.yearShort": "{{amount}}\u00a0thn",
  "periods.dayFrequency": "setiap hari",
  "periods.weekFrequency": "setiap minggu",
  "periods.monthFrequency": "setiap bulan",
  "periods.yearFrequency": "setiap tahun",
  "periods.dayFrequencyPlural": "setiap {{amount}} hari",
  "periods.weekFrequencyPlural": "setiap {{amount}} minggu",
  "periods.monthFrequencyPlural": "setiap {{amount}} bulan",
  "periods.yearFrequencyPlural": "setiap {{amount}} tahun",
  "periods.perDayFrequency": "per hari",
  "periods.perWeekFrequency": "per minggu",
  "periods.perMonthFrequency": "per bulan",
  "periods.perYearFrequency": "per tahun",
  "periods.lifetime": "Seumur hidup",
  "periods.unknownFrequency": "tidak diketahui",

  "product_info.subscribe_to": "Berlangganan",
  "product_info.product_title": "{{productTitle}}",
  "product_info.product_description": "{{productDescription}}",
  "product_info.product_price": "{{productPrice}}",
  "product_info.free_trial_duration": "Gratis {{trialDuration}}",
  "product_info.intro_price_phase": "{{introPriceDuration}} pertama seharga {{introPrice}}",
  "product_info.intro_price_phase_after_trial": "Lalu {{introPriceDuration}} seharga {{introPrice}}",
  "product_info.intro_price_phase_paid_once": "dibayar sekali",
  "product_info.price_per_period": "{{price}} {{perFrequency}}",
  "product_info.price_paid_once": "{{price}}, {{paidOnce}}",
  "product_info.after": "setelah itu",
  "product_info.after_trial": "setelah masa uji coba",
  "product_info.price_after_free_trial": "Lalu {{price}} {{perFrequency}} mulai {{renewalDate}}",
  "product_info.price_after_intro_price": "Lalu {{price}} {{perFrequency}} mulai {{renewalDate}}",
  "product_info.total_due_today": "Total tagihan hari ini",
  "product_info.renewal_frequency": "Diperpanjang {{frequency}}",
  "product_info.continues_until_cancelled": "Diperpanjang otomatis sampai dibatalkan",
  "product_info.cancel_anytime": "Batalkan kapan saja",

  "payment_entry_page.payment_step_title": "Pembayaran aman",
  "payment_entry_page.trial_subscription_terms_info":
    "Anda membayar {{price}} {{perFrequency}} mulai {{renewalDate}}, kecuali Anda membatalkannya sebelum itu.",
  "payment_entry_page.subscription_terms_info":
    "Dengan membayar, Anda mengizinkan {{appName}} menagih Anda sekarang dan setiap kali langganan diperpanjang, sampai Anda membatalkannya.",
  "payment_entry_page.otp_terms_info": "Dengan membayar, Anda mengizinkan {{appName}} menagih Anda satu kali.",
  "payment_entry_page.subscription_info":
    "Langganan diperpanjang otomatis sampai dibatalkan. Anda dapat membatalkannya kapan saja sebelum tanggal perpanjangan.",
  "payment_entry_page.button_pay": "Bayar",
  "payment_entry_page.button_start_trial": "Mulai uji coba",
  "payment_entry_page.button_with_price": "Bayar {{formattedPrice}}",
  "payment_entry_page.button_payment_method": "Bayar {{formattedPrice}} dengan {{paymentMethod}}",
  "payment_entry_page.express_checkout_divider": "ATAU BAYAR DENGAN KARTU",
  "payment_entry_page.provider_note":
    "Data kartu dikirim langsung ke penyedia pembayaran. {{appName}} tidak pernah melihatnya.",
  "payment_entry_page.processing": "Pembayaran sedang diproses. Jangan tutup halaman ini.",
  "payment_entry_page.loading": "Menyiapkan pembayaran",
  "payment_entry_page.missing_email": "Masukkan alamat email Anda untuk melanjutkan.",
  "payment_entry_page.missing_payment": "Lengkapi detail pembayaran Anda untuk melanjutkan.",
  "payment_entry_page.invalid_email": "Alamat email tidak valid. Masukkan alamat email yang valid.",
  "payment_entry_page.network_notice": "Anda dapat mencoba lagi dengan aman. Kartu Anda hanya ditagih satu kali.",

  "success_page.purchase_successful": "Pembayaran selesai",
  "success_page.button_close": "Lanjutkan",

  "error_page.close_button_title": "Buka {{appName}}",
  "error_page.if_error_persists": "Jika masalah ini terus terjadi, hubungi layanan bantuan di",
  "error_page.trouble_accessing": "Jika Anda tidak dapat mengakses pembelian Anda, hubungi layanan bantuan di",
  "error_page.error_title_already_subscribed": "Anda sudah berlangganan “{{productTitle}}”",
  "error_page.error_title_already_purchased": "Anda sudah membeli “{{productTitle}}”",
  "error_page.error_title_other_errors": "Terjadi kesalahan",
  "error_page.error_title_stripe_tax_not_active": "Stripe Tax belum aktif",
  "error_page.error_title_stripe_invalid_tax_origin_address": "Alamat asal pajak tidak valid",
  "error_page.error_title_stripe_missing_required_permission": "Ada izin yang belum diberikan",
  "error_page.error_message_already_subscribed":
    "Tidak ada biaya yang ditagih. Langganan Anda masih aktif, jadi tidak dapat dibeli lagi.",
  "error_page.error_message_already_purchased":
    "Tidak ada biaya yang ditagih. Anda sudah memiliki produk ini, jadi tidak dapat dibeli lagi.",
  "error_page.error_message_network_error": "Gangguan jaringan. Periksa koneksi internet Anda.",
  "error_page.error_message_error_charging_payment": "Pembayaran gagal.",
  "error_page.error_message_error_setting_up_purchase":
    "Pembelian tidak dapat dimulai karena terjadi kesalahan (kode kesalahan: {{errorCode}}).",
  "error_page.error_message_unknown_error": "Terjadi kesalahan yang tidak diketahui (kode kesalahan: {{errorCode}}).",
  "error_page.error_message_missing_email_error": "Alamat email diperlukan untuk menyelesaikan pembelian.",
  "error_page.error_message_invalid_email_error":
    "Alamat email {{email}} tidak dapat diverifikasi. Masukkan alamat email yang valid.",
  "error_page.error_message_invalid_tax_location":
    "Kami tidak dapat memverifikasi alamat penagihan Anda. Pastikan kode pos dan negaranya benar.",
  "error_page.error_message_stripe_tax_not_active":
    "Pembelian gagal karena Stripe Tax belum aktif di akun Anda. Di lingkungan produksi, pembelian berjalan tanpa pajak.",
  "error_page.error_message_stripe_invalid_tax_origin_address":
    "Pembelian gagal karena alamat asal pajak tidak valid. Di lingkungan produksi, pembelian berjalan tanpa pajak.",
  "error_page.error_message_stripe_missing_required_permission":
    "Pembelian gagal karena izin yang diperlukan belum diberikan. Di lingkungan produksi, pembelian berjalan tanpa pajak.",
  "error_page.error_only_in_sandbox": "Pesan ini hanya muncul di lingkungan pengujian",
  "error_page.error_code": "Jika menghubungi layanan bantuan, sebutkan kode kesalahan {{errorCode}}.",
  "error_page.button_try_again": "Coba lagi",
  "error_page.button_close": "Tutup",

  "paywall_variables.price_per_period": "{{formattedPrice}}/{{period}}",
  "paywall_variables.total_price_and_per_month": "{{formattedPrice}} ({{formattedPricePerMonth}}/{{monthPeriod}})",
  "paywall_variables.sub_relative_discount": "Diskon {{discount}}%",
  "paywall.nothing_to_restore": "Tidak ada pembelian yang dapat dipulihkan.",

  "pricing_dropdown.show_details": "Tampilkan detail",
  "pricing_dropdown.hide_details": "Sembunyikan detail",

  "pricing_table.trial_ends": "Jatuh tempo {{formattedTrialEndDate}}",
  "pricing_table.total_excluding_tax": "Total sebelum pajak",
  "pricing_table.tax": "Pajak",
  "pricing_table.total_due_today": "Total tagihan hari ini",
  "pricing_table.enter_billing_address_to_calculate": "Masukkan alamat penagihan untuk menghitung",
  "pricing_table.enter_state_or_postal_code_to_calculate": "Masukkan negara bagian atau kode pos untuk menghitung",
  "pricing_table.enter_postal_code_to_calculate": "Masukkan kode pos untuk menghitung",

  "navbar_header.details": "Detail",
  "navbar_header.back_button": "Kembali",

  "price_update.title": "Harga diperbarui",
  "price_update.base_message":
    "Harga total kini sudah termasuk pajak berdasarkan alamat penagihan Anda. Periksa harganya, lalu coba lagi. Kartu Anda hanya ditagih satu kali.",
  "price_update.trial_message":
    "Harga langganan kini sudah termasuk pajak berdasarkan alamat penagihan Anda. Uji coba gratis Anda tetap berlaku. Periksa harganya, lalu coba lagi.",

  "sandbox.banner": "Lingkungan pengujian: tidak ada kartu yang ditagih.",
  "sandbox.feedback": "Kirim masukan",

  "apple_pay.free_trial": "Uji coba gratis",

  "test_store.title": "Pembelian pengujian",
  "test_store.explanation":
    "Ini toko pengujian: kartu tidak diminta dan tidak ada biaya yang ditagih. Pilih hasil akhir pembelian “{{productTitle}}” seharga {{price}}.",
  "test_store.valid": "Uji pembelian berhasil",
  "test_store.failed": "Uji pembelian gagal",
  "test_store.cancel": "Batal",
};
