import { wishPlot } from '../wish-plot.ts'

export const curlsInAnEnvelope = wishPlot({
  id: 'wish-curls-in-an-envelope',
  beginsElsewhere: true,
  wishes: ['first haircut today and asked the barber to keep the curls in an envelope', 'haircut envelope', 'haircut curls', 'haircut curl', 'barber curls', 'barber curl', 'barber envelope', 'hairdresser envelope', 'hairdresser curls', 'curls in an envelope', 'curl in an envelope', 'hair in an envelope', 'lock of hair envelope', 'haircut keep the curls', 'haircut kept his curls', 'haircut saved curls', 'haircut curls home', 'first haircut lock of hair', 'haircut kept hair', 'hair cut curls', 'hair cut curls envelope', 'curls cut off first time', 'curls cut barber', 'curls cut hairdresser', 'trim curls first', 'salon curls envelope', 'barber shop curls', 'wanted to keep curls', 'took curls home', 'kept the curls'],
  answers: ['first', 'ever', 'haircut', 'hair', 'cut', 'cutting', 'trim', 'trimmed', 'snip', 'snipped', 'barber', 'barber’s', 'barbers', 'hairdresser', 'hairdresser’s', 'hairdressers', 'salon', 'shop', 'today', 'yesterday', 'saturday', 'morning', 'asked', 'ask', 'asks', 'told', 'wanted', 'wants', 'want', 'insisted', 'keep', 'keeps', 'kept', 'keeping', 'save', 'saved', 'put', 'take', 'took', 'brought', 'home', 'curl', 'curls', 'curly', 'ringlets', 'ringlet', 'lock', 'locks', 'hairs', 'baby', 'in', 'an', 'envelope', 'envelopes', 'letter', 'little', 'long', 'golden', 'dark', 'brown', 'off', 'all', 'his', 'her', 'their', 'my', 'the', 'to', 'and', 'he', 'she', 'they', 'i', 'had', 'got', 'went', 'for', 'of', 'it', 'them', 'proud', 'brave', 'nervous', 'excited', 'happy', 'sat', 'still', 'sad', 'funny', 'sweet', 'chair', 'big', 'mirror', 'cape', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'papa', 'grandpa', 'grandad', 'granny', 'grandma', 'nana', 'son', 'boy', 'girl', 'daughter', 'two', 'three', 'four', 'five', 'six', 'time', 'after', 'as', 'memory', 'keepsake', 'souvenir', 'with', 'story', 'about', 'a'],
  except: ['cried', 'crying', 'cries', 'cry', 'screamed', 'tears', 'howled', 'own', 'himself', 'herself', 'themselves', 'brother’s', 'sister’s', 'scissors', 'bald', 'shaved', 'shave', 'lice', 'nits', 'chemo', 'cancer', 'hospital', 'ill', 'died', 'dead', 'memorial', 'hates', 'hated', 'ear', 'hurt', 'bled', 'fringe', 'teased', 'laughed', 'dog', 'poodle', 'puppy', 'cat', 'lion', 'sheep', 'lamb', 'doll', 'barbie', 'pony', 'horse', 'dragon', 'unicorn', 'monster', 'mermaid', 'rapunzel', 'wig', 'donate', 'donated', 'charity', 'straight hair'],
  moods: ['first', 'change', 'losing', 'proud', 'afraid'],
  out: true,
  company: ['barber', 'envelope', 'curl', 'curls', 'hair', 'chair', 'mirror', 'cape', 'bottle', 'comb', 'radiator', 'towels', 'drawer', 'noodle', 'noodles', 'flap', 'dryer', 'shop', 'bath', 'floor', 'pencil'],
  about: 'At the first haircut the barber is asked to keep the curls in an envelope, and wets the hair, and what comes off is as straight as noodles; winding it round a finger is no help, until somebody remembers who comes out of the bath, and who comes to breakfast.',
  titles: ['Curls, Keep Dry', 'Curls in an Envelope', '{H} in the Barber’s Chair', 'The Envelope Gets a Tummy', 'Nothing but Noodles'],
  want: [
    {
      id: 'all-of-them',
      A: 'partner',
      paragraphs: [
        'Today was {H}’s first haircut, and {H} asked the barber to keep the curls in an envelope. The barber got one out of the drawer, and wrote “Curls” on it. “How many?” asked the barber. “All of them,” said {H}, from the big chair. {A} held the envelope open.',
        'Then the barber took a bottle, and it rained on {H}’s head, pff, pff. Snip, it went. {A} looked in. “That’s no curl,” said {A}. It was as straight as a noodle.'
      ]
    }
  ],
  way: [
    {
      id: 'round-a-finger',
      A: 'partner',
      paragraphs: [
        '“It can’t be mine,” said {H}. “Mine are round.” The barber took a bit from the other side, and that was a noodle, too. {A} rolled it up round one finger, and they both counted to twenty. Then {A} pulled out the finger. The noodle lay down again. “It’s tired,” said {A}.'
      ]
    },
    {
      id: 'an-itch-under-the-cape',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The cape went down to {H}’s feet, and there was no hole in it for hands. Of course {H}’s nose began to itch at once. “Please can you scratch it?” {H} asked {A}. “Up a bit. Left. No, that’s an eye.”',
        '{A} tried it from the other side, and looked in the mirror for it. That was worse, for in there left was right. “That’s the chair,” said {H}. When it was found at last, it did not itch any more, and the chin did.'
      ]
    },
    {
      id: 'from-behind',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The barber held up a second mirror, behind {H}, so that {H} could see the back. There was a head with two ears, which {H} had never met. “Who’s that?” asked {H}. “That’s you,” said {A}. “I see that one every time you go out.”',
        '{H} looked at it for a long time, so as to know it next time. It had a whirl in the middle, like water going down. “It looks as if it’s just leaving,” said {H}, and gave it a nod. But it nodded the other way.'
      ]
    },
    {
      id: 'up-and-up',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The barber trod on something, and the big chair went up, psh, psh. First {H} could see into the sink, and then over the shelf. In the end {H} could look down on {A} from above. “You’ve got a path on your head,” said {H}.',
        '“That’s my parting,” said {A}, and felt for it. “Where does it go?” asked {H}. It began over the forehead, and stopped in the middle of nowhere. “You’d have to turn round there,” said {H}, “and come back the same way.”'
      ]
    },
    {
      id: 'anywhere-nice',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“And are you going anywhere nice?” asked the barber, who asked everybody that. “Home,” said {H}. “And you?” The comb stopped in the air. In all those years nobody had ever asked it back. “I’d have to think about it,” said the barber.',
        '“It’s lovely by the sea,” said {A}, to help. “There’s a bus,” said the barber slowly, “at ten past four.” Then the comb went on. But the barber hummed something now, and it had waves in it.'
      ]
    },
    {
      id: 'with-a-window',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the drawer there had been another envelope, with a window. {A} thought that one would be better. “They could look out of it,” said {A}. “They’ve never been away from home before.” {H} was not so sure.',
        '“Then people can look in,” said {H}. “They’re used to being up high.” “Nobody likes being stared at on a first day.” So it stayed in the drawer, where it had a fine view of the combs.'
      ]
    },
    {
      id: 'other-in-the-next-chair',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} sat down in the other big chair, only to see what it was like. It turned. It turned very nicely, and it did not stop where it had begun. It stopped at the coats. “Anything off the back?” asked the barber, in passing.',
        '“Just the crumbs,” said {A}, to a green raincoat. The barber brushed them off. “How’s it looking?” asked {H}, out of the other mirror. “Rather long,” said {A}, “with buttons.” It took one good push with the foot to get home again.'
      ]
    },
    {
      id: 'pet-with-a-fringe',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} lay under the big chair, because it was the warmest place. Some of what came down missed the envelope. It landed on {A}, a bit to the left and a bit to the right. {A} had hair already, and now there was a parting in it.',
        '“That suits you,” said {H}, leaning over. {A} looked up from under something that hung over both eyes. Everything had stripes. {A} gave one shake, and was bald on top, as far as that went.'
      ]
    },
    {
      id: 'elder-in-the-cookery-book',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“They kept mine, too,” said {S}. “It was put in the cookery book, between the soups and the plum cake. Whenever there was plum cake, out it fell.” “Into the cake?” asked {A}. “Only once,” said {S}. “My uncle got it, and said it was very good string.”',
        '“Where is it now?” “It’s moved on to the jams,” said {S}, “because I’m fond of jam.” {A} looked all over {S}’s head for the gap. It must have closed up since.'
      ]
    },
    {
      id: 'child-has-the-air-done',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to have something in an envelope as well. But {S} wanted to keep all the hair. So the barber snipped twice in the air on {S}’s left, and twice on the right. {S} kept quite still.',
        'It all went into an envelope of {S}’s own. “What’s in it?” asked {A}. “Air,” said {S}, “from beside me.” {S} held it up to the light, and it was plainly empty, right up to the corners. “It was very fine,” said the barber.'
      ]
    },
    {
      id: 'all-flat',
      A: 'partner',
      paragraphs: [
        'The envelope filled up with noodles, and lay as flat as before. And in the mirror sat somebody with flat wet hair all round. “Now they’re gone,” said {H}. “They’re not in there, and they’re not on me. Where do they go?” The barber did not know. People only ever wanted them off.'
      ]
    },
    {
      id: 'who-comes-out-of-the-bath',
      A: 'partner',
      paragraphs: [
        '“I know that one,” said {A}, and pointed at the mirror. “That’s who comes out of the bath.” Now {H} knew it, too. “And who comes to breakfast?” asked {A}. “Me,” said {H}, “with curls.” “And in between?” “In between I get dry,” said {H}. They both looked at the envelope, which had a wet corner.'
      ]
    }
  ],
  turn: [
    {
      id: 'it-gets-a-tummy',
      A: 'partner',
      paragraphs: [
        'They laid it on the radiator, among the towels, and waited. At first it was only flat. Then it crackled. It got a tummy, and the tummy grew. Up came the flap, all by itself, and out looked a curl. It was as round as a spring. “There you are,” said {H}.'
      ]
    },
    {
      id: 'pulled-and-let-go',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“How long is one, really?” asked {A}. {H} held a curl at one end, and {A} pulled at the other. It got as long as the comb. Then {A} let go, and it was as short as a thumb, and still rocking.',
        '“Which is the right one?” asked {H}. They did it four more times, and it was always both. “It’s a long hair,” said {A}, “that takes up very little room.” {H} thought that was clever of it, with so many of them on one head.'
      ]
    },
    {
      id: 'like-walking-on-straw',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Is it all of them?” asked {H}, who had ordered all of them. They shook the envelope, first at {H}’s side and then at {A}’s. It sounded like a mouse walking on straw. You could not tell how many mice.',
        'So they were tipped out on a towel and counted. {A} got to forty, and {H} to thirty-nine. Two of them had hooked into each other, and would not come apart. “They’re friends,” said {H}, and they went back in as one and a half.'
      ]
    },
    {
      id: 'keep-dry',
      A: 'partner',
      paragraphs: [
        '“Now for the rest of you,” said the barber. The dryer hummed, and {H} watched in the mirror. Over one ear a hair bent. Then curls sat up all over, shorter than before and twice as round. “There’s some on me, too!” said {H}.',
        'The envelope was so full of round things that it would not shut. The barber put a rubber band round its tummy. Under “Curls” there was still room, and {A} handed {H} the pencil. “Keep dry,” wrote {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched in the mirror, and everybody was there twice.',
      '{names} waited on the bench by the coats, with a good view.',
      { text: '{names} held on to the other corner of the envelope.', needs: ['hands'] },
      { text: '{names} wiped a drop of rain off one knee.', needs: ['hands'] }
    ],
    way: [
      '{names} looked into the envelope as well, and thought of soup.',
      '{names} went round the chair, and it was straight hair on all sides.',
      { text: '{names} picked up a bit that had missed, and dropped it in.', needs: ['hands'] },
      { text: '{names} found a proper curl on the floor, but it was a wood shaving.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept an eye on the envelope, in case it did more.',
      '{names} looked from the full envelope to {H}, and back.',
      { text: '{names} gave the envelope a very small pat on the tummy.', needs: ['hands'] },
      { text: '{names} smoothed the flap, and it came up again.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the envelope stood on a dry shelf, as plump as a cushion. It crackled now and then, when somebody in there turned over.',
    '{H} had a bath, and out came that flat person, and was rubbed with a towel. In bed the pillow was a little nearer than it used to be.'
  ],
  last: [
    'By breakfast they would all be round again, and {H} was asleep.',
    'Something crackled on the shelf, and was comfortable, and {H} was asleep.'
  ]
})
