import { wishPlot } from '../wish-plot.ts'

export const postman = wishPlot({
  id: 'wish-postman-parcel',
  wishes: ['postman', 'postmen', 'postwoman', 'post man', 'post woman', 'postie', 'postlady', 'post lady', 'post office', 'mail carrier', 'mail carriers', 'mailman', 'mail man', 'mailmen', 'mail lady', 'letter carrier', 'delivering letters', 'delivers letters', 'delivering post', 'delivering mail', 'delivering parcels', 'delivers parcels', 'parcel', 'parcels', 'post van', 'mail truck', 'sorting office', 'letterbox', 'postman pat'],
  except: ['letters to', 'writing', 'write', 'wrote', 'letter', 'pen', 'penpal', 'santa', 'father', 'birthday', 'christmas', 'owl', 'owls', 'pigeon', 'pigeons', 'dog', 'dogs', 'lost', 'pass', 'red', 'secret', 'magic', 'afraid', 'scared', 'dragon', 'giant', 'snail', 'fox', 'bear', 'animals'],
  answers: ['post', 'mail', 'letters', 'parcel', 'parcels', 'deliver', 'delivers', 'delivering', 'pat', 'bag', 'van', 'who', 'that', 'busy', 'friendly', 'funny', 'playing', 'play', 'job', 'round', 'uniform', 'village', 'street', 'nice', 'early', 'every', 'day', 'house', 'little', 'package', 'packages', 'box'],
  moods: ['waiting'],
  company: ['parcel', 'letter', 'letters', 'letterbox', 'bag', 'cap', 'slot', 'postman'],
  about: 'A parcel will not go through the letterbox, until what is in it goes in by itself, one sleeve first.',
  titles: ['One Sleeve First', 'It’s Only Too Much at Once', '{H} Brings the Post', 'The Parcel That Shook Hands', 'Nothing Left in the Bag'],
  want: [
    {
      id: 'last-parcel',
      A: 'partner',
      paragraphs: [
        '{H} was the postman, with a cap and a big bag. A postman may not go home until the bag is empty, and {H} wanted to go home. The bath got a letter, and the coats got one. Only a parcel was left, in brown paper and string.',
        'It was for {A}, who lived behind a sheet of cardboard with a slot in it. “Post!” said {H}. “How nice,” said {A} from inside. “Just push it through.”'
      ]
    }
  ],
  way: [
    {
      id: 'sorting',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Before the round there had been the sorting. {H} had a heap of envelopes and laid them out by streets. Bread Street was the kitchen, and Wet Lane was the bathroom. “This just says Boots,” said {H}. “Left or right?” “It only says Boots,” said {A}.',
        'So it was posted to the left boot. The right one got a card, to say that there was something for it next door.'
      ]
    },
    {
      id: 'stamp',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Every letter has to have a stamp. {A} drew them, and on each was the head of a queen. With a pencil as thick as that, the queen came out with a beard. “It’s the king, then,” said {A}.',
        'Next the stamps had to be stamped, so that nobody could use them twice. {H} did it with a cork, bang, bang, bang. It made a ring round the king each time. He looked as though somebody had thrown him a lifebelt.'
      ]
    },
    {
      id: 'stuck',
      A: 'partner',
      paragraphs: [
        '{H} pushed. One corner went in, and the rest stayed out. {H} tried it sideways, and with one knee. “Now it’s stuck,” said {A} from inside, “and I can’t see out.” {H} pulled, and it came out with a pop.',
        '“You could leave a card,” said {A}, “to say that I was out.” “But you’re in,” said {H}. “I could go out,” said {A}. But then the parcel would still be in the bag.'
      ]
    },
    {
      id: 'postcard',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'There was a postcard from the seaside as well. A postman may not read letters, but nobody can help seeing a postcard. {H} held it at arm’s length, and went along looking at the picture. Then it turned over by itself.',
        '“Somebody’s having fish,” said {H}, and put it through the slot. “It says here that they’re having fish,” called {A}. “And that it’s raining.” “Not on the picture,” said {H}. “On the picture the sun’s out.”'
      ]
    },
    {
      id: 'six-and-nine',
      A: 'other',
      spare: 4,
      paragraphs: [
        'One letter was for number six. {A} lived at number six, and opened it, and it was a bill for a crocodile. “That’s not for me,” said {A}. “I never had one.” The postman took the envelope and turned it round. It was for number nine.',
        'They went over there together. At number nine there was nobody but a cushion. “It’s out,” said {A}. “I expect it’s taking the crocodile for a walk.”'
      ]
    },
    {
      id: 'sign-here',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“I need you to sign for this one,” said the postman. It was a potato, with the address written straight on it. “Is that allowed?” asked {A}. “It’s got a stamp,” said {H}. There’s an island where people do that with coconuts.',
        '{A} signed with one finger, in a large hand, all down the postman’s sleeve. Then {A} held the potato up to {A}’s ear. “Who’s it from?” asked {H}. “It doesn’t say,” said {A}. “But it’s come a long way. It’s got soil on it.”'
      ]
    },
    {
      id: 'second-post',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“When’s the next post?” asked {A}. “At four,” said {H}. {A} came to the slot at one minute to four, and looked out. There were two eyes in it. “Anything for me?” “Not today.”',
        'The two eyes looked so sad that the postman felt in both pockets. There was a raisin. {H} wrote no address on it, and no name. {H} just held it up to the slot, and a tongue came out. That post takes no time at all.'
      ]
    },
    {
      id: 'pillar-box',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'At half past, the postbox was emptied. It was a red jumper on a stool, and you posted in at the neck. {H} put an arm up from below. There was a letter in it, and a second one, and a glove, and somebody’s apple.',
        '“People think it’s a bin,” said the postman. “There’s a stamp on it,” said {A}. “On the apple?” There was. It was the little round one that apples have. So it had to be delivered, and it went to {A}.'
      ]
    },
    {
      id: 'pet-guard',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'At every fourth house there is somebody who guards it, and here it was {A}. The postman stood still, with the letter held out. That’s how you learn it. “I’ve only come to bring you something,” said {H}.',
        '{A} looked at the letter, at the bag, and at the postman’s laces. Then {A} stayed right where the doorstep was. So the letter was laid down there, in front of {A}. Nobody ever kept a letter so safe.'
      ]
    },
    {
      id: 'elder-bicycle',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Our postman came on a bicycle,” said {S}. “He knew us all by our boots. No letters for you, but there’s pie, he’d call out to me. It was always true.” “How did he know?” asked {A}.',
        '“He came past our kitchen at ten,” said {S}. “One day he called out that it was leek. I turned round on the spot and went back to school.”'
      ]
    },
    {
      id: 'child-posts-all',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had found out how a letterbox works, and posted a spoon. Then {S} posted a sock, and three crayons, and a slice of cucumber. “Who’s it all for?” asked {A}. “In there,” said {S}.',
        'Behind the slot it had made quite a heap. “They’ve got everything now,” said {A}. {S} put one eye to the slot to look. “They haven’t got a plate,” said {S}, and went to fetch one.'
      ]
    },
    {
      id: 'baby-airmail',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'There was a blue letter for {A}, who opened it at once, at all four corners. “It’s urgent,” said {H}. {A} thought so too, and chewed. Soon a good deal of it had been read.',
        'What was left was soft and had no address on it any more. {A} held it out to the postman. “Return to sender?” asked {H}. It was laid in {H}’s hand, quite warm.'
      ]
    },
    {
      id: 'paper-too-big',
      A: 'partner',
      paragraphs: [
        '{H} sat down on the floor and leaned on the parcel. It gave way like a cushion. A hand came out through the slot and felt it all over. “It isn’t too big at all,” said {A}. “It’s soft. It’s only too much at once.” “A postman may not open it,” said {H}. “No,” said {A}, “but I may.” Two fingers took hold of the string and pulled the bow undone.'
      ]
    }
  ],
  turn: [
    {
      id: 'sleeve',
      A: 'partner',
      paragraphs: [
        'In the paper lay something stripy. {H} found an end of it, and posted that. It was a sleeve. It went in up to the elbow, and inside {A} shook hands with it. “Pleased to meet you,” said {A}.',
        'Five buttons went through, click, click, click. The second sleeve waved before it was gone. Then two trouser legs stepped in, left, right. “It’s pyjamas,” called {A}.'
      ]
    },
    {
      id: 'paper-and-string',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'The brown paper stood there with nobody in it. It still had the shape of the parcel. {A} asked for it as well, since it had been paid for. {H} folded it in two, and in four, and in eight, and posted it.',
        'It was as flat as a letter now. “The string too,” said {A}. The string went in like a very long noodle. {A} sucked at the other end, to make it come faster.'
      ]
    },
    {
      id: 'tired-feet',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“How far does a postman walk?” asked {A}. “Twelve miles,” said {H}, “and then there are the dogs.” {A} thought about those feet. After a while a cup of water was pushed up to the slot. It was too tall.',
        'So it was poured instead. {A} tipped it over from inside, and {H} drank at the slot like a horse. There was a puddle on the doorstep. “It’s been raining,” said the postman. “Not in here,” said {A}.'
      ]
    },
    {
      id: 'return',
      A: 'partner',
      paragraphs: [
        '“There’s a name in the collar,” said {A}, “and it isn’t mine. It’s yours.” So the whole parcel had to come out again. The postman stood in front of the slot. A sleeve came, and {H} put an arm in it. Then came the next, and then the legs, and {H} put it all on as it arrived.',
        'When the last of it was out, {H} was in it. {H} turned the bag upside down, and it was empty. “Now I can go home,” said the postman. “You’re dressed for it,” called {A} through the slot.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} delivered a sock to the wrong address.',
      '{names} barked from behind the door, as a postman expects.',
      { text: '{names} stamped the parcel with half a potato.', needs: ['hands'] },
      { text: '{names} opened a letter, and it was a drawing of the bath.', needs: ['hands'] }
    ],
    way: [
      '{names} pushed from behind, and then everybody stuck.',
      '{names} jumped at the pop.',
      { text: '{names} pulled at a corner, and got a bit of string for it.', needs: ['hands'] },
      { text: '{names} wrote on a card that nobody was out.', needs: ['hands'] }
    ],
    turn: [
      '{names} shook hands with the sleeve as well.',
      '{names} crept round to the back, to see the buttons arrive.',
      { text: '{names} counted the buttons through, and there were five.', needs: ['hands'] },
      { text: '{names} rolled the string into a ball, and kept the paper.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cap hung on the hook, and the bag hung under it with its mouth open. Behind the slot all was quiet.',
    '{H} washed. The bed was made so tightly that there was only a slot at the top. {H} posted one leg, and then the other, and then all the rest.'
  ],
  last: [
    'All of the postman had gone in but the nose, and {H} slept.',
    'There was nothing left to deliver, and it had all come to the right address, and {H} slept.'
  ]
})
